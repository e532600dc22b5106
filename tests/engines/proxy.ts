const host = '127.0.0.1';
/** The discard port (RFC 863), where nothing listens. */
const port = 9;

/** Whatever is not on this machine goes to a proxy that is not there: the journeys reach nobody, the map service least of all. */
export const deadProxy = { host, port, address: `${host}:${port}` };

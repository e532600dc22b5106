/**
 * Why a request is turned away, if it is. The editor writes files, so only its own pages may ask it to: another website
 * that is open in the same browser can reach this machine's ports too, and by a name of its own that it lets point here
 * (DNS rebinding) it would even count as the same site.
 *
 * @param port the port that the editor listens on
 */
export function originFault(request: Request, port: number): string | undefined {
  const host = request.headers.get('host') ?? '';
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) return 'Ukjent vertsnavn.';
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== `http://${host}`) return 'Forespørselen kommer fra et annet nettsted.';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && origin === null) return 'Forespørselen sier ikke hvor den kommer fra.';
  // What a browser says about the page that asks (Fetch Metadata); `none` is the owner's own typing.
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  const isVisit = reads && request.headers.get('sec-fetch-mode') === 'navigate';
  if (site !== 'same-origin' && site !== 'none' && !isVisit)
    return 'Forespørselen kommer fra et annet nettsted.';
  return undefined;
}

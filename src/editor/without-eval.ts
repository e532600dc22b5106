import { config } from 'zod/v4/core';

/* Imported before every schema: Zod otherwise probes `new Function`, which the policy blocks. */
config({ jitless: true });

import { config } from 'zod/v4/core';

/* Imported before every schema: Zod otherwise tries `new Function` for its first, which the policy blocks. */
config({ jitless: true });

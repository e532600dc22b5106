import { z } from 'zod';

// Import this first: Zod otherwise tries `new Function` for its first schema, which the policy blocks.
z.config({ jitless: true });

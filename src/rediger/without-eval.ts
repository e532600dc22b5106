import { z } from 'zod';

// Zod tries `new Function` with the first schema otherwise, which the page's policy refuses: import this first.
z.config({ jitless: true });

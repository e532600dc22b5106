/// <reference types="astro/client" />

/** The script before the first paint: `src/layouts/beforePaint.ts`, bundled by `astro.config.ts`. */
declare const BEFORE_PAINT: string;

/** `owner/name` of the firm's repository at GitHub; empty for `npm run rediger`. */
declare const EDITOR_REPO: string;
/** Address of the sign-in worker (`edge/sign-in.ts`); empty where people sign in with a token. */
declare const EDITOR_SIGN_IN: string;

/** The firm's colours (`build/computed-styles.ts`). */
declare module 'virtual:brand.css';

/** `owner/name` of the firm's repository at GitHub; empty where the door of `npm run rediger` stands in for it. */
declare const EDITOR_REPO: string;
/** Address of the sign-in worker (`edge/sign-in.ts`); empty where people sign in with a token. */
declare const EDITOR_SIGN_IN: string;

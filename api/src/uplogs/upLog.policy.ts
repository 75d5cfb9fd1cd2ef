import { isSignedIn } from '../viewer/policy.ts';

/** Everyone signed in writes the up log: a store has one, and whoever stands at the desk fills it in. */
export const canWriteUps = isSignedIn;
export const MAY_NOT_WRITE = 'You may not change the up log.';

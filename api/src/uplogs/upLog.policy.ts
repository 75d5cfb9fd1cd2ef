import { isSignedIn } from '../viewer/policy.ts';

/** Everyone signed in writes the up log: a floor has one, and whoever stands at the desk keeps it. */
export const canWriteUps = isSignedIn;

import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Viewer } from './viewer/viewer.ts';

/** What every service has at hand before anyone is known. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** Where people reach the app, without a slash at the end: what links to it begin with. */
  readonly publicUrl: string;
}

/** What a call by a signed-in person has at hand. Doors build it, services and policies use it. */
export interface Context extends Services {
  readonly viewer: Viewer;
  /** The store's, when the viewer was found: whatever is read from here on is at least as new. */
  readonly storeVersion: number;
}

/** The context that the REST door put on this answer once it knew the viewer. */
export const contextOf = (res: { readonly locals: Record<string, unknown> }): Context =>
  res.locals.context as Context;

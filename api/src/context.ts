import type { Clock } from './clock.ts';
import type { BucketPlace } from './config.ts';
import type { Database } from './database/database.ts';
import type { HeavyWork } from './heavyWork/heavyWork.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { Versions } from './topics.ts';
import type { Source } from './viewer/source.ts';
import type { Viewer } from './viewer/viewer.ts';

/** Where what is looked after lies. */
export interface Folders {
  /** Of the embedded store. */
  readonly data?: string | undefined;
  /** Where backups go; without it and a bucket none are made. */
  readonly backups?: string | undefined;
  /** Where they are put as well. */
  readonly bucket?: BucketPlace | undefined;
}

/** What every service needs, without a viewer. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** The address of the app, without a slash at the end. */
  readonly publicUrl: string;
  /** What mails and screens call the store. */
  readonly storeName: string;
  /** None where no mail server is set. */
  readonly mailer?: Mailer | undefined;
  /** Work that no call waits for. */
  readonly queue: Queue;
  /** The thread for large files; undefined within it. */
  readonly heavyWork?: HeavyWork | undefined;
  readonly folders: Folders;
}

/** What reading on behalf of a call needs. */
export interface Reading {
  readonly database: Database;
  /** The store's versions when the viewer was looked up: whatever is read later is at least as new. */
  readonly versions: Versions;
}

/** The context of a call by a signed-in person. Doors build it, services and policies use it. */
export interface Context extends Services, Reading {
  readonly viewer: Viewer;
  /** What the history says of where its changes come from. */
  readonly source: Source;
}

/** The context of a REST read that runs apart from the screens, on the analysts’ pool (decision 055). */
export interface AnalysisContext extends Context {
  /** Takes a cost from what the viewer may ask for in a minute. @throws TOO_MANY_REQUESTS */
  charge(cost: number): Promise<void>;
}

/** The context that the REST door put on this answer once it knew the viewer. */
export const contextOf = (res: { readonly locals: Record<string, unknown> }): Context =>
  res.locals.context as Context;

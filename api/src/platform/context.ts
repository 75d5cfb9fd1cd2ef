import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { BucketLocation } from './environment.ts';
import type { HeavyWork } from './heavyWork/heavyWork.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { Versions } from './topics.ts';
import type { ChangeSource, Viewer } from './viewer/viewer.ts';

/** Locations of the store and its backups. */
export interface Folders {
  /** The folder of the embedded store. */
  readonly data?: string | undefined;
  /** The folder for backups. If neither this folder nor a bucket is set, no backups are made. */
  readonly backups?: string | undefined;
  /** A second destination of the backups. */
  readonly bucket?: BucketLocation | undefined;
}

/** Dependencies of every service that do not depend on a viewer. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** The public address of the app, without a trailing slash. */
  readonly publicUrl: string;
  /** The store's name in emails and on screens. */
  readonly storeName: string;
  /** Undefined if no mail server is configured. */
  readonly mailer?: Mailer | undefined;
  /** Background work that no call waits for. */
  readonly queue: Queue;
  /** Runs work on large files in a worker thread. Undefined inside that thread. */
  readonly heavyWork?: HeavyWork | undefined;
  readonly folders: Folders;
}

/** Dependencies of a read on behalf of a call. */
export interface ReadContext {
  readonly database: Database;
  /** The store's versions at the time of the viewer's lookup. Data that is read later is at least as new. */
  readonly versions: Versions;
}

/** The context of a call by a signed-in person. The APIs build it; services and policies use it. */
export interface Context extends Services, ReadContext {
  readonly viewer: Viewer;
  /** The source of the call's changes, as the history records it. */
  readonly source: ChangeSource;
}

/** The context of a REST read that runs on the analysts' connection pool (docs/adr/graphql-limits.md). */
export interface AnalysisContext extends Context {
  /** Deducts a cost from the viewer's budget for the minute. @throws TOO_MANY_REQUESTS */
  charge(cost: number): Promise<void>;
}

/** Returns the context that the sign-in check stored on the response. */
export const getContext = (res: { readonly locals: Record<string, unknown> }): Context =>
  res.locals.context as Context;

import type { Door } from './viewer/source.ts';

/** What someone does with the store's data without changing any of it, as the history tells it (changes.md, Exports and sign-ins). */
export type AccessAction = 'export' | 'read' | 'signIn' | 'refuse' | 'backUp' | 'restore';

/** An access as whoever serves it sees it; who, when, from where and whether it came to its end are added after the answer. */
export interface NotedAccess {
  readonly action: AccessAction;
  /** What was taken, such as `Hog as CSV`; whom a sign-in was refused to, where that is known. */
  readonly name?: string;
  /** Which lines: each filter, in words. */
  readonly filter?: string;
  /** How many lines were sent, once the answer has ended. */
  readonly lines?: () => number;
  /** Who signs in: there is no viewer yet. */
  readonly employeeId?: number;
}

export type NoteAccess = (access: NotedAccess) => void;

/** An access as it is recorded. */
export interface DataAccess {
  readonly action: AccessAction;
  /** Null: nobody known, or the store by itself. */
  readonly employeeId: number | null;
  readonly name: string | null;
  readonly door: Door;
  /** What the access token is called. */
  readonly origin: string | null;
  readonly address: string | null;
  readonly filter: string | null;
  /** The answer ended before its end. */
  readonly isBrokenOff: boolean;
  /** Null where there are none to count. */
  readonly lines: number | null;
  readonly at: Date;
}

/** An answer of Express, on which a door leaves what it knows of the call. */
interface Answering {
  readonly locals: Record<string, unknown>;
}

/** Leaves on the answer what is recorded of it once it has ended; whoever notes later replaces what was noted before. */
export const noteAccess = ({ locals }: Answering, access: NotedAccess): void => {
  locals.access = access;
};

export const notedAccess = ({ locals }: Answering): NotedAccess | undefined =>
  locals.access as NotedAccess | undefined;

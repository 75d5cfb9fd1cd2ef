import type { Channel } from './viewer/viewer.ts';

/**
 * Accesses that do not change the store's data, by their names in the history (changes.md, Exports and
 * sign-ins).
 */
export type AccessAction = 'export' | 'read' | 'signIn' | 'refuse' | 'backUp' | 'restore';

/**
 * The details of an access, from the handler of the call. After the response, the access log adds the person,
 * the time, the address and whether the response was complete.
 */
export interface AccessDetails {
  readonly action: AccessAction;
  /**
   * The subject of the access, such as `Hog as CSV`. For a rejected sign-in, the email address, if it is
   * known.
   */
  readonly name?: string;
  /** The filters that select the lines of the response, as text. */
  readonly filter?: string;
  /** Returns the number of lines that were sent. It is called after the response has ended. */
  readonly lines?: () => number;
  /** The employee who signs in, because a sign-in does not have a viewer yet. */
  readonly employeeId?: number;
}

export type AttachAccess = (access: AccessDetails) => void;

/** An access as the access log stores it. */
export interface AccessRecord {
  readonly action: AccessAction;
  /** Null if the person is unknown, or if the store itself caused the access. */
  readonly employeeId: number | null;
  readonly name: string | null;
  readonly channel: Channel;
  /** The name of the access token that was used, if any. */
  readonly origin: string | null;
  readonly address: string | null;
  readonly filter: string | null;
  /** True if the response was cut off. */
  readonly isBrokenOff: boolean;
  /** Null if the access has no lines to count. */
  readonly lines: number | null;
  readonly at: Date;
}

/** The part of an Express response that stores the access details. */
interface WithLocals {
  readonly locals: Record<string, unknown>;
}

/**
 * Attaches the access details to the response. The access log records them when the response ends. A later
 * call of this function replaces the earlier details.
 */
export const attachAccess = ({ locals }: WithLocals, access: AccessDetails): void => {
  locals.access = access;
};

export const getAttachedAccess = ({ locals }: WithLocals): AccessDetails | undefined =>
  locals.access as AccessDetails | undefined;

/**
 * Counts the entries with customer data in a response. All entries of a list have the same fields, so only
 * the first entry is checked.
 * @param keys the response keys of fields with customer data
 */
export function countCustomers(data: unknown, keys: ReadonlySet<string>): number {
  if (!isObject(data)) return 0;
  if (Array.isArray(data)) {
    const first = data.find(entry => entry !== null);
    if (hasCustomerData(first, keys)) return data.length;
    return data.reduce((sum: number, entry) => sum + countCustomers(entry, keys), 0);
  }
  if (hasCustomerData(data, keys)) return 1;
  return Object.values(data).reduce((sum: number, value) => sum + countCustomers(value, keys), 0);
}

const hasCustomerData = (entry: unknown, keys: ReadonlySet<string>): boolean =>
  isObject(entry) && Object.entries(entry).some(([key, value]) => keys.has(key) && isLeaf(value));

/**
 * Returns whether a value contains no objects. Objects are ignored because they may use the same key for
 * another purpose.
 */
const isLeaf = (value: unknown): boolean => !isObject(Array.isArray(value) ? value[0] : value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

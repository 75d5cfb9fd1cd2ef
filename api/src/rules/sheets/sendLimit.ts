import { formatUsTime } from '../calendar/formatDay.ts';
import { timeIn, todayIn } from '../calendar/today.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** The limits of one person within 24 hours (sheets.md, Upload limits). */
export const MAX_FILES = 100;
const MAX_MEGABYTES = 500;

/** The limit for all files, even files that do not count, because all of them use disk space. */
const MAX_STORED_MEGABYTES = 2_000;

/** A file that a person has sent. */
export interface SentFile {
  readonly at: Date;
  readonly bytes: number;
  /** False when the file was not used, was undone, or was replaced by a later file. */
  readonly counts: boolean;
}

/** The limit that stops a person from sending a file, and the time when it ends. */
interface ReachedSendLimit {
  readonly reached: string;
  readonly freeAt: Date;
}

/**
 * Returns the limit that stops a person from sending another file now. Returns undefined when no limit is
 * reached.
 */
export function findReachedSendLimit(sent: readonly SentFile[], now: Date): ReachedSendLimit | undefined {
  const since = now.getTime() - DAY_MS;
  const recent = sent.filter(({ at }) => at.getTime() > since);
  const totals = { count: 0, countedBytes: 0, bytes: 0 };
  const add = ({ bytes, counts }: SentFile, sign: 1 | -1) => {
    totals.bytes += sign * bytes;
    if (!counts) return;
    totals.count += sign;
    totals.countedBytes += sign * bytes;
  };
  for (const file of recent) add(file, 1);
  const reached = formatReachedLimit(totals);
  if (!reached) return undefined;
  let freeAt = now;
  for (const file of recent.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    if (!formatReachedLimit(totals)) break;
    add(file, -1);
    freeAt = new Date(file.at.getTime() + DAY_MS);
  }
  return { reached, freeAt };
}

function formatReachedLimit({
  count,
  countedBytes,
  bytes,
}: Record<'count' | 'countedBytes' | 'bytes', number>) {
  if (count >= MAX_FILES) return `${MAX_FILES} files`;
  if (countedBytes >= MAX_MEGABYTES * MEGABYTE) return `${MAX_MEGABYTES} MB`;
  return bytes >= MAX_STORED_MEGABYTES * MEGABYTE ? `${MAX_STORED_MEGABYTES / 1_000} GB` : undefined;
}

interface SendLimitViewer {
  readonly timeZone: string;
  readonly now: Date;
  /** True when the person may delete files. */
  readonly canDelete: boolean;
}

/** Formats a limit: when the next file can be sent, and how to make room immediately. */
export function formatSendLimit(
  { reached, freeAt }: ReachedSendLimit,
  { timeZone, now, canDelete }: SendLimitViewer,
): string {
  const at = new Date(Math.ceil(freeAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const day = todayIn(timeZone, at) === todayIn(timeZone, now) ? 'today' : 'tomorrow';
  const action = canDelete ? 'delete' : 'ask an admin to delete';
  return [
    `You’ve uploaded ${reached} in the last 24 hours.`,
    `You can upload the next file ${day} at ${formatUsTime(timeIn(timeZone, at))}.`,
    `To upload it now, ${action} one of your comparisons, or one of your imports that can no longer be undone.`,
  ].join(' ');
}

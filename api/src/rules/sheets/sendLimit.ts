import { timeIn, todayIn } from '../calendar/today.ts';
import { usTime } from '../calendar/usDay.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

/** What one person may send within 24 hours (sheets.md, How much). */
export const MAX_FILES = 100;
const MAX_MEGABYTES = 500;

/** The same with what does not count: it takes the disk as well. */
const MAX_STORED_MEGABYTES = 2_000;

/** A file that a person has sent. */
export interface SentFile {
  readonly at: Date;
  readonly bytes: number;
  /** False where nothing was made of it, that was undone, or a later file has replaced it. */
  readonly counts: boolean;
}

/** Why a person can send no file now, and when they can. */
interface SendLimit {
  readonly reached: string;
  readonly freeAt: Date;
}

/** Returns the limit that keeps a person from sending one more file now. */
export function reachedSendLimit(sent: readonly SentFile[], now: Date): SendLimit | undefined {
  const since = now.getTime() - DAY_MS;
  const recent = sent.filter(({ at }) => at.getTime() > since);
  const left = { count: 0, countedBytes: 0, bytes: 0 };
  const add = ({ bytes, counts }: SentFile, sign: 1 | -1) => {
    left.bytes += sign * bytes;
    if (!counts) return;
    left.count += sign;
    left.countedBytes += sign * bytes;
  };
  for (const file of recent) add(file, 1);
  const reached = limitOf(left);
  if (!reached) return undefined;
  let freeAt = now;
  for (const file of recent.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    if (!limitOf(left)) break;
    add(file, -1);
    freeAt = new Date(file.at.getTime() + DAY_MS);
  }
  return { reached, freeAt };
}

function limitOf({ count, countedBytes, bytes }: Record<'count' | 'countedBytes' | 'bytes', number>) {
  if (count >= MAX_FILES) return `${MAX_FILES} files`;
  if (countedBytes >= MAX_MEGABYTES * MEGABYTE) return `${MAX_MEGABYTES} MB`;
  return bytes >= MAX_STORED_MEGABYTES * MEGABYTE ? `${MAX_STORED_MEGABYTES / 1_000} GB` : undefined;
}

interface Reader {
  readonly timeZone: string;
  readonly now: Date;
  /** Whether they may delete files themselves. */
  readonly canDelete: boolean;
}

/** Explains a limit: when the next file can be sent, and what makes room at once. */
export function sendLimitText({ reached, freeAt }: SendLimit, { timeZone, now, canDelete }: Reader): string {
  const at = new Date(Math.ceil(freeAt.getTime() / MINUTE_MS) * MINUTE_MS);
  const day = todayIn(timeZone, at) === todayIn(timeZone, now) ? 'today' : 'tomorrow';
  const who = canDelete ? 'delete' : 'ask an admin to delete';
  return [
    `You have sent ${reached} within 24 hours.`,
    `You can send the next one ${day} at ${usTime(timeIn(timeZone, at))}.`,
    `To send it now, ${who} one of your comparisons, or of your imports that can no longer be undone.`,
  ].join(' ');
}

import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectRetainedDays } from '../rules/backups/retention.ts';
import type { Day } from '../rules/calendar/calendar.ts';

/** salesfloor-2026-06-17T06-30-00Z.sql.gz: the instant at which it was begun. */
const NAME = /^salesfloor-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.sql\.gz$/;

/** What a killed process left of a backup. */
const UNFINISHED = '.unfinished';
export const UNFINISHED_MS = 24 * 60 * 60_000;

/** Makes sure of the folder of the backups, and names the next one in it. */
export async function nextBackup(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `salesfloor-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz`);
}

/** The store's day of an instant. */
export type DayOf = (instant: Date) => Day;

/** Of some names those of backups that are not kept any more. */
export function outdated(names: readonly string[], dayOf: DayOf): string[] {
  const backups = [...names]
    .sort()
    .reverse()
    .flatMap(name => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day ? [{ name, day: dayOf(new Date(`${day}T${hours}:${minutes}:${seconds}Z`)) }] : [];
    });
  const kept = selectRetainedDays(backups.map(({ day }) => day));
  // Of a day with several it is the last.
  const isKept = ({ day }: { day: Day }, index: number) => kept.has(day) && backups[index - 1]?.day !== day;
  return backups.filter((backup, index) => !isKept(backup, index)).map(({ name }) => name);
}

/** Takes away the backups that are not kept any more, and what was never finished. */
export async function sweepBackups(folder: string, now: Date, dayOf: DayOf): Promise<void> {
  const files = await readdir(folder);
  const gone = outdated(files, dayOf);
  for (const name of files.filter(each => each.endsWith(UNFINISHED))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > UNFINISHED_MS) gone.push(name);
  }
  for (const name of gone) await rm(join(folder, name), { force: true });
}

const SCRATCH = 'salesfloor-scratch-';

/** Lends a folder for the time of some work. What a killed process left of one goes after a day. */
export async function inScratch<Result>(
  now: Date,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const left = (await readdir(tmpdir())).filter(name => name.startsWith(SCRATCH));
  for (const path of left.map(name => join(tmpdir(), name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() })); // another has swept it
    if (now.getTime() - mtimeMs > UNFINISHED_MS) await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), SCRATCH));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is known of the disk of a folder; nothing when there is no such folder yet. */
export async function diskOf(folder: string) {
  try {
    const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, freeBytes: bavail * bsize, freePart: bavail / blocks };
  } catch {
    return undefined;
  }
}

import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectRetainedDays } from '../../rules/backups/retention.ts';
import type { Day } from '../../rules/calendar/calendar.ts';

/** Matches salesfloor-2026-06-17T06-30-00Z.sql.gz, with the instant at which the backup began. */
const BACKUP_NAME_PATTERN = /^salesfloor-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.sql\.gz$/;

/** Suffix of the unfinished backup of a killed process. */
const UNFINISHED_SUFFIX = '.unfinished';
/** Age after which unfinished backups, uploads and temporary folders are deleted. */
export const UNFINISHED_RETENTION_MS = 24 * 60 * 60_000;

/** Creates the backup folder if needed and returns the path of the next backup. */
export async function prepareNextBackup(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `salesfloor-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz`);
}

/** Converts an instant to a day in the store's time zone. */
export type ToStoreDay = (instant: Date) => Day;

/** Lists the backups that the retention rule no longer retains. */
export function listOutdatedBackups(names: readonly string[], toStoreDay: ToStoreDay): string[] {
  const backups = [...names]
    .sort()
    .reverse()
    .flatMap(name => {
      const [, day, hours, minutes, seconds] = BACKUP_NAME_PATTERN.exec(name) ?? [];
      return day ? [{ name, day: toStoreDay(new Date(`${day}T${hours}:${minutes}:${seconds}Z`)) }] : [];
    });
  const retainedDays = selectRetainedDays(backups.map(({ day }) => day));
  // Checks whether a backup is retained. Of each retained day, only the last backup is retained.
  const isRetained = ({ day }: { day: Day }, index: number) =>
    retainedDays.has(day) && backups[index - 1]?.day !== day;
  return backups.filter((backup, index) => !isRetained(backup, index)).map(({ name }) => name);
}

/** Deletes outdated backups and old unfinished files. */
export async function sweepBackups(folder: string, now: Date, toStoreDay: ToStoreDay): Promise<void> {
  const files = await readdir(folder);
  const namesToDelete = listOutdatedBackups(files, toStoreDay);
  for (const name of files.filter(each => each.endsWith(UNFINISHED_SUFFIX))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > UNFINISHED_RETENTION_MS) namesToDelete.push(name);
  }
  for (const name of namesToDelete) await rm(join(folder, name), { force: true });
}

const SCRATCH_PREFIX = 'salesfloor-scratch-';

/**
 * Runs work with a temporary folder. If the process is killed, a later sweep deletes the folder after a day.
 */
export async function withScratchFolder<Result>(
  now: Date,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const leftovers = (await readdir(tmpdir())).filter(name => name.startsWith(SCRATCH_PREFIX));
  for (const path of leftovers.map(name => join(tmpdir(), name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() })); // another process has deleted it
    if (now.getTime() - mtimeMs > UNFINISHED_RETENTION_MS) await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), SCRATCH_PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the disk usage of the disk that contains the folder, or undefined if the folder does not exist. */
export async function getDiskUsage(folder: string) {
  try {
    const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
    return { device: dev, freeBytes: bavail * bsize, freeFraction: bavail / blocks };
  } catch {
    return undefined;
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import sql from 'sql-template-tag';
import { diskOf } from '../backup/backupFolder.ts';
import type { Folders, Services } from '../context.ts';
import type { JobFigures } from '../queue/queueFigures.ts';
import { timeIn, todayIn } from '../rules/calendar/today.ts';
import { usDay, usTime } from '../rules/calendar/usDay.ts';
import {
  certificateState,
  diskState,
  type HealthCheck,
  type HealthState,
  LONGEST_LAG_MS,
  LONGEST_WAIT_SECONDS,
  MOST_FAILED_SIGN_INS,
  MOST_MEMORY_BYTES,
  NIGHTLY_HOURS,
  taskState,
  WEEKLY_HOURS,
} from '../rules/health/checks.ts';
import { backupFacts } from './backup.job.ts';
import { certificateFacts } from './certificate.job.ts';
import { type Upkeep, type UpkeepTask, upkeep } from './upkeep.ts';

/** Names of what is listed in a sentence, at most. */
const NAMED = 5;

/** What nobody else was served in: measured while a server runs. */
export const loop = monitorEventLoopDelay();

/** Everything that is looked after, in the order of the page. @param jobs nothing while the queue has not begun */
export async function checksOf(services: Services, jobs: JobFigures[] | undefined): Promise<HealthCheck[]> {
  const tasks = await upkeep(services.database);
  const looked = {
    services,
    now: services.clock.now(),
    of: (task: UpkeepTask) => tasks.find(each => each.task === task),
  };
  return [
    ...backupChecks(looked),
    ...(await diskChecks(services)),
    figuresCheck(looked),
    jobsCheck(jobs),
    ...certificateChecks(looked),
    processCheck(),
    ...(await peopleChecks(services, looked.now)),
    await versionCheck(services),
  ];
}

interface Looked {
  readonly services: Services;
  readonly now: Date;
  readonly of: (task: UpkeepTask) => Upkeep | undefined;
}

const check = (
  subject: string,
  state: HealthState,
  says: string,
  advice: string | null = null,
): HealthCheck => ({
  subject,
  state,
  says,
  advice: state === 'WELL' ? null : advice,
});

/** Whether backups are made here. */
export const hasBackups = ({ backups, bucket }: Folders): boolean => Boolean(backups ?? bucket);

function backupChecks({ services, now, of }: Looked): HealthCheck[] {
  const { folders, clock } = services;
  if (!hasBackups(folders)) return [check('Backup', 'WELL', NO_BACKUPS)];
  const [backup, proof] = [of('backup'), of('proof')];
  const when = (at: Date) => dateIn(clock.timeZone, at);
  const last = backup?.wellAt && backupFacts.safeParse(backup.facts).data;
  const made = last
    ? `The last good one is of ${when(backup.wellAt)}: ${last.file}, ${megabytes(last.bytes)}.`
    : 'None was made yet.';
  const proven = proof?.wellAt
    ? `${folders.bucket ? 'One from the bucket' : 'One'} was last restored, counted and compared on ${when(proof.wellAt)}.`
    : 'None was restored yet: that is done on Sundays.';
  return [
    check(
      'Backup',
      taskState(backup, NIGHTLY_HOURS, now),
      withTrouble(backup, made),
      `See that ${folders.backups ?? 'the folder for temporary files'} can be written and has room, then say Back up now.`,
    ),
    ...bucketChecks({ services, now, of }),
    check(
      'Proven restore',
      taskState(proof, WEEKLY_HOURS, now, backup?.begunAt),
      withTrouble(proof, proven),
      'Say Back up now, keep the damaged file apart, and look at what it lies on.',
    ),
  ];
}

const NO_BACKUPS = 'BACKUP_DIR and BACKUP_S3_URL are not set: whoever runs your PostgreSQL backs it up.';

function bucketChecks({ services: { folders, clock }, now, of }: Looked): HealthCheck[] {
  const { bucket } = folders;
  if (!bucket) return [];
  const upload = of('upload');
  const last = upload?.wellAt && backupFacts.safeParse(upload.facts).data;
  const says = last
    ? `The last one was put there on ${dateIn(clock.timeZone, upload.wellAt)}: ${last.file}, ${megabytes(last.bytes)}.`
    : 'None was put there yet.';
  return [
    check(
      'Backup in the bucket',
      taskState(upload, NIGHTLY_HOURS, now, of('backup')?.begunAt),
      withTrouble(upload, says),
      `It lies at ${bucket.endpoint}/${bucket.name}. Once that takes it, say Back up now.`,
    ),
  ];
}

function figuresCheck({ now, of, services: { clock } }: Looked): HealthCheck {
  const verify = of('verify');
  const says = verify?.wellAt
    ? `All sums were those of the deals on ${dateIn(clock.timeZone, verify.wellAt)}.`
    : 'Not compared yet: that is done every night.';
  return check(
    'Figures',
    taskState(verify, NIGHTLY_HOURS, now),
    withTrouble(verify, says),
    'Run npm run verify; npm run verify -- --rebuild makes the sums again from the deals.',
  );
}

/** What each job does, as the subject of a sentence. */
const JOB_TITLES: Readonly<Record<string, string>> = {
  backup: 'The nightly backup',
  proof: 'The restore test',
  verify: 'The nightly check of the figures',
  certificate: 'The look at the certificate',
  'due-reports': 'The search for reports that are due',
  'send-report': 'The sending of a report',
  troubles: 'The mail to admins about problems',
};

function jobsCheck(jobs: JobFigures[] | undefined): HealthCheck {
  if (!jobs)
    return check(
      'Jobs',
      'NOTE',
      'The queue waits for the database.',
      'Look again in a minute; then see the log.',
    );
  const failed = jobs.filter(({ failedSince }) => failedSince > 0);
  if (failed.length > 0)
    return check(
      'Jobs',
      'TROUBLE',
      failed
        .map(({ job, trouble }) => `${JOB_TITLES[job] ?? job} failed. ${trouble ?? 'It did not end.'}`)
        .join(' '),
      'What failed is tried again at its next time. The log has more.',
    );
  if (jobs.some(({ oldestSeconds }) => oldestSeconds > LONGEST_WAIT_SECONDS))
    return check(
      'Jobs',
      'TROUBLE',
      'Jobs have waited for more than an hour.',
      'See that an instance runs without WORKER=off.',
    );
  return check('Jobs', 'WELL', 'Nothing has failed.');
}

function certificateChecks({ now, of, services: { clock } }: Looked): HealthCheck[] {
  const certificate = of('certificate');
  const { data } = certificateFacts.safeParse(certificate?.facts);
  if (!certificate) return [];
  const state = certificate.trouble || !data ? 'NOTE' : certificateState(new Date(data.validUntil), now);
  const says = data ? `Good until ${dateIn(clock.timeZone, new Date(data.validUntil))}.` : 'Not seen yet.';
  return [
    check('Certificate', state, withTrouble(certificate, says), 'Renew the certificate of PUBLIC_URL.'),
  ];
}

async function diskChecks({ folders }: Services): Promise<HealthCheck[]> {
  const [data, backups] = await Promise.all(
    [folders.data, folders.backups].map(folder => (folder ? diskOf(folder) : undefined)),
  );
  const free = (subject: string, disk: typeof data) =>
    disk
      ? [
          check(
            subject,
            diskState(disk.freeBytes, disk.freePart),
            `${megabytes(disk.freeBytes)} is free.`,
            'Free some space.',
          ),
        ]
      : [];
  const isSame = data && data.device === backups?.device;
  const sameDisk = folders.bucket ? [] : [check('Disk of the backups', 'NOTE', SAME_DISK, OTHER_DISK)];
  return [...free('Disk of the store', data), ...(isSame ? sameDisk : free('Disk of the backups', backups))];
}

const SAME_DISK = 'The backups lie on the disk of the store: what takes one takes both.';
const OTHER_DISK = 'Set BACKUP_DIR to a folder of another disk, or BACKUP_S3_URL.';

function processCheck(): HealthCheck {
  const [memory, lag] = [process.memoryUsage.rss(), loop.max / 1e6];
  loop.reset();
  const state = memory > MOST_MEMORY_BYTES ? 'TROUBLE' : lag > LONGEST_LAG_MS ? 'NOTE' : 'WELL';
  return check(
    'Server',
    state,
    `It takes ${megabytes(memory)} of memory; the longest wait since the last look was ${Math.round(lag)} ms.`,
    'Restart it when nobody works, and tell us with the lines of the log around it.',
  );
}

async function peopleChecks({ database }: Services, now: Date): Promise<HealthCheck[]> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const found = await database.row<{ displays: string[]; tokens: string[]; refused: number }>(sql`
    select array(select name from display where coalesce(last_seen_at, created_at) < ${ago(1)} order by lower(name)) as displays,
      array(select t.name || ' (' || e.name || ')' from access_token t join employee e on e.id = t.employee_id
        where t.revoked_at is null and t.expires_at > ${now} and coalesce(t.last_used_at, t.created_at) < ${ago(90)}
        order by lower(t.name), t.id) as tokens,
      (select coalesce(sum(times), 0)::int from data_access where action = 'refuse' and at > ${ago(1)}) as refused`);
  const { displays = [], tokens = [], refused = 0 } = found ?? {};
  return [
    check(
      'Displays',
      displays.length > 0 ? 'NOTE' : 'WELL',
      listed(displays, 'Not seen for a day:', 'All were seen within a day.'),
      'Switch them on, or remove them under Displays.',
    ),
    check(
      'Access tokens',
      tokens.length > 0 ? 'NOTE' : 'WELL',
      listed(tokens, 'Not used for 90 days:', 'None was left unused for 90 days.'),
      'Revoke them under Access tokens.',
    ),
    check(
      'Sign-ins',
      refused > MOST_FAILED_SIGN_INS ? 'TROUBLE' : 'WELL',
      `${refused} ${refused === 1 ? 'sign-in was' : 'sign-ins were'} refused within a day.`,
      'See under Changes where they came from.',
    ),
  ];
}

async function versionCheck({ database }: Services): Promise<HealthCheck> {
  const row = await database.row<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  return check(
    'Versions',
    'WELL',
    `PostgreSQL ${row?.version.split(' ')[0]}, Node ${process.versions.node}.`,
  );
}

const withTrouble = (task: Upkeep | undefined, says: string) =>
  task?.trouble ? `${task.trouble} ${says}` : says;

function listed(names: readonly string[], title: string, none: string): string {
  if (names.length === 0) return none;
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${title} ${names.slice(0, NAMED).join(', ')}${more}.`;
}

const megabytes = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** `06/17/2026 at 3:00 PM`. */
export const dateIn = (timeZone: string, at: Date) =>
  `${usDay(todayIn(timeZone, at))} at ${usTime(timeIn(timeZone, at))}`;

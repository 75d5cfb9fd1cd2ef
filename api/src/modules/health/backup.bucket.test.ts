import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Folders, Services } from '../../platform/context.ts';
import type { Job } from '../../platform/queue/job.ts';
import { S3_CREDENTIALS, TestBucket } from '../../testing/testBucket.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { restoreTestJob } from '../rollUps/restoreTest.job.ts';
import { backupJob } from './backup.job.ts';

const FIRST = 'salesfloor-2026-06-17T15-00-00Z.sql.gz';

let folder: string;
let bucket: TestBucket;
let server: TestServer;
let admin: TestClient;
const environment = { ...process.env };

beforeEach(async () => {
  Object.assign(process.env, S3_CREDENTIALS);
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-buckets-folder-'));
  bucket = await TestBucket.start();
  server = await TestServer.start({ BACKUP_S3_URL: bucket.url('/store') });
  admin = await server.signInAs(5);
  await server.store.insertSoldDeal('2026-06-01', { front_gross: 1500.5, back_gross: 200 });
});
afterEach(async () => {
  for (const name of Object.keys(S3_CREDENTIALS))
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  await server.stop();
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const run = (job: Job<object, Services>, folders: Folders = server.config.folders, id = 'a run') =>
  job.run({}, { ...server.store.services, folders }, { id, signal: new AbortController().signal });

/** Returns folders with both a backup folder and a bucket. */
const folderAndBucket = () => ({ ...server.config.folders, backups: folder });

async function getCheck(subject: string) {
  const { data } = await admin.graphql('{ health { checks { subject state says advice } } }');
  return data.health.checks.find((check: { subject: string }) => check.subject === subject);
}

const listScratchFolders = async () =>
  (await readdir(tmpdir())).filter(name => name.startsWith('salesfloor-scratch-'));

describe('backups in a bucket', () => {
  it('uploads, reports and restores backups with only a bucket and no backup folder, and leaves no files on the disk', async () => {
    expect((await admin.graphql('{ health { canBackUp } }')).data.health.canBackUp).toBe(true);
    expect(await getCheck('Backup in the bucket')).toMatchObject({
      state: 'WELL',
      says: 'No upload yet.',
    });
    const before = await listScratchFolders();
    await run(backupJob);
    expect(await bucket.listNames()).toEqual([`store/${FIRST}`]);
    expect(await getCheck('Backup in the bucket')).toMatchObject({
      state: 'WELL',
      says: expect.stringMatching(/^Last upload 06\/17\/2026, 3:00 PM: salesfloor-/),
    });
    await run(restoreTestJob);
    expect(await getCheck('Restore test')).toMatchObject({
      state: 'WELL',
      says: 'Last passed 06/17/2026, 3:00 PM with a backup from the bucket. Rows and totals matched.',
    });
    expect(await listScratchFolders()).toEqual(before);
  });

  it('writes the backup to the backup folder in addition to the bucket, if a folder is configured', async () => {
    await run(backupJob, folderAndBucket());
    const written = await readFile(join(folder, FIRST));
    expect((await readFile(bucket.getFile(`store/${FIRST}`))).equals(written)).toBe(true);
  });

  it.each([
    [
      'is cut off',
      (file: string) => truncate(file, 2_000),
      /has 2000 bytes in the bucket, but \d+ bytes were uploaded\./,
    ],
    ['has a changed byte', changeOneByte, /damaged/],
    ['is missing', (file: string) => rm(file), /^The backup is no longer in the bucket\./],
  ])(
    'detects that the uploaded backup %s, although the backup in the folder is intact',
    async (_name, damage, pattern) => {
      await run(backupJob, folderAndBucket());
      await damage(bucket.getFile(`store/${FIRST}`));
      await run(restoreTestJob, folderAndBucket());
      expect(await getCheck('Restore test')).toMatchObject({
        state: 'TROUBLE',
        says: expect.stringMatching(pattern),
      });
    },
  );

  it('retries the restore test after the connection to the bucket was cut', async () => {
    // Inserts more data than one transfer chunk.
    await server.store.prepare(`
      insert into deal (number, added_date, notes)
      select 5000 + n, '2026-06-01', (select string_agg(md5(n || '.' || part), '') from generate_series(1, 60) as part)
      from generate_series(1, 300) as n`);
    await run(backupJob);
    const { size } = await stat(bucket.getFile(`store/${FIRST}`));
    bucket.cutAfter = { received: Math.round(size / 2) };
    await expect(run(restoreTestJob)).rejects.toThrow();
    expect((await getCheck('Restore test')).state).toBe('TROUBLE');
    await run(restoreTestJob);
    expect((await getCheck('Restore test')).state).toBe('WELL');
  });

  it('keeps an intact backup in the folder when its upload fails, and uploads the backup in the next attempt', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    await expect(run(backupJob, folderAndBucket())).rejects.toThrow(/^The bucket rejected the access key/);
    expect(await getCheck('Backup')).toMatchObject({ state: 'WELL' });
    expect(await getCheck('Backup in the bucket')).toEqual({
      subject: 'Backup in the bucket',
      state: 'TROUBLE',
      says: expect.stringMatching(/^The bucket rejected the access key\. Check AWS_.* No upload yet\.$/),
      advice: expect.stringMatching(
        /^Check the bucket at http:\/\/127\.0\.0\.1:\d+\/backups, then click Back up now\.$/,
      ),
    });
    process.env.AWS_SECRET_ACCESS_KEY = S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY;
    server.store.clock.advance(60_000);
    await run(backupJob, folderAndBucket());
    expect(await readdir(folder)).toEqual([FIRST]);
    expect(await bucket.listNames()).toEqual([`store/${FIRST}`]);
    expect((await getCheck('Backup in the bucket')).state).toBe('WELL');
    await run(backupJob, folderAndBucket(), 'another run');
    expect(await bucket.listNames()).toEqual(['store/salesfloor-2026-06-17T15-01-00Z.sql.gz']);
  });
});

async function changeOneByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const index = Math.floor(bytes.length / 2);
  bytes[index] = (bytes[index] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

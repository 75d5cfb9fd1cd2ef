import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Folders, Services } from '../platform/context.ts';
import type { Job } from '../queue/job.ts';
import { proofJob } from '../rollUps/proof.job.ts';
import { KEY, TestBucket } from '../testing/testBucket.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { backupJob } from './backup.job.ts';

const FIRST = 'salesfloor-2026-06-17T15-00-00Z.sql.gz';

let folder: string;
let bucket: TestBucket;
let server: TestServer;
let admin: TestClient;
const environment = { ...process.env };

beforeEach(async () => {
  Object.assign(process.env, KEY);
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-buckets-folder-'));
  bucket = await TestBucket.start();
  server = await TestServer.start({ BACKUP_S3_URL: bucket.url('/store') });
  admin = await server.as(5);
  await server.store.soldDeal('2026-06-01', { front_gross: 1500.5, back_gross: 200 });
});
afterEach(async () => {
  for (const name of Object.keys(KEY))
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  await server.stop();
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const run = (job: Job<object, Services>, folders: Folders = server.config.folders, id = 'a run') =>
  job.run({}, { ...server.store.services, folders }, { id, signal: new AbortController().signal });

/** With a folder beside the bucket. */
const both = () => ({ ...server.config.folders, backups: folder });

async function says(subject: string) {
  const { data } = await admin.graphql('{ health { checks { subject state says advice } } }');
  return data.health.checks.find((check: { subject: string }) => check.subject === subject);
}

const scratch = async () => (await readdir(tmpdir())).filter(name => name.startsWith('salesfloor-scratch-'));

describe('backups in a bucket', () => {
  it('go there without a folder, are told, are proven from there, and leave nothing on the disk', async () => {
    expect((await admin.graphql('{ health { canBackUp } }')).data.health.canBackUp).toBe(true);
    expect(await says('Backup in the bucket')).toMatchObject({
      state: 'WELL',
      says: 'None was put there yet.',
    });
    const before = await scratch();
    await run(backupJob);
    expect(await bucket.names()).toEqual([`store/${FIRST}`]);
    expect(await says('Backup in the bucket')).toMatchObject({
      state: 'WELL',
      says: expect.stringMatching(/^The last one was put there on 06\/17\/2026 at 3:00 PM: salesfloor-/),
    });
    await run(proofJob);
    expect(await says('Proven restore')).toMatchObject({
      state: 'WELL',
      says: 'One from the bucket was last restored, counted and compared on 06/17/2026 at 3:00 PM.',
    });
    expect(await scratch()).toEqual(before);
  });

  it('lie in the folder as well, where there is one', async () => {
    await run(backupJob, both());
    const made = await readFile(join(folder, FIRST));
    expect((await readFile(bucket.fileOf(`store/${FIRST}`))).equals(made)).toBe(true);
  });

  it.each([
    ['is cut off', (file: string) => truncate(file, 2_000), /has 2000 bytes in the bucket, it had \d+\./],
    ['has a changed byte', changeAByte, /damaged/],
    ['is gone', (file: string) => rm(file), /^The backup is not in the bucket any more\./],
  ])('are found when one %s, though the one in the folder is whole', async (_name, damage, sentence) => {
    await run(backupJob, both());
    await damage(bucket.fileOf(`store/${FIRST}`));
    await run(proofJob, both());
    expect(await says('Proven restore')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(sentence),
    });
  });

  it('are proven in another try when the line was cut', async () => {
    // More than passes in one piece.
    await server.store.prepare(`
      insert into deal (number, added_date, notes)
      select 5000 + n, '2026-06-01', (select string_agg(md5(n || '.' || part), '') from generate_series(1, 60) as part)
      from generate_series(1, 300) as n`);
    await run(backupJob);
    const { size } = await stat(bucket.fileOf(`store/${FIRST}`));
    bucket.cutAfter = { answered: Math.round(size / 2) };
    await expect(run(proofJob)).rejects.toThrow();
    expect((await says('Proven restore')).state).toBe('TROUBLE');
    await run(proofJob);
    expect((await says('Proven restore')).state).toBe('WELL');
  });

  it('that cannot be put there leave a good one in the folder, which the next try uploads', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    await expect(run(backupJob, both())).rejects.toThrow(/^The bucket refuses the key/);
    expect(await says('Backup')).toMatchObject({ state: 'WELL' });
    expect(await says('Backup in the bucket')).toEqual({
      subject: 'Backup in the bucket',
      state: 'TROUBLE',
      says: expect.stringMatching(/^The bucket refuses the key: see AWS_.* None was put there yet\.$/),
      advice: expect.stringMatching(
        /^It lies at http:\/\/127\.0\.0\.1:\d+\/backups\. Once that takes it, say Back up now\.$/,
      ),
    });
    process.env.AWS_SECRET_ACCESS_KEY = KEY.AWS_SECRET_ACCESS_KEY;
    server.store.clock.advance(60_000);
    await run(backupJob, both());
    expect(await readdir(folder)).toEqual([FIRST]);
    expect(await bucket.names()).toEqual([`store/${FIRST}`]);
    expect((await says('Backup in the bucket')).state).toBe('WELL');
    await run(backupJob, both(), 'another run');
    expect(await bucket.names()).toEqual(['store/salesfloor-2026-06-17T15-01-00Z.sql.gz']);
  });
});

async function changeAByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../platform/context.ts';
import { onConnection } from '../database/connection.ts';
import type { Job } from '../queue/job.ts';
import { proofJob } from '../rollUps/proof.job.ts';
import { verifyJob } from '../rollUps/verify.job.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';
import { backupJob } from './backup.job.ts';
import type { HealthType } from './health.types.ts';

let folder: string;
let server: TestServer;
let admin: TestClient;
let services: Services;

const run = (job: Job<object, Services>) =>
  job.run({}, services, { id: 'a run', signal: new AbortController().signal });

async function checks(): Promise<HealthType['checks']> {
  const { data } = await admin.graphql('{ health { checks { subject state says advice } } }');
  return data.health.checks;
}

/** What Health says of a subject. */
const says = async (subject: string) => (await checks()).find(check => check.subject === subject);

/** What has to be mended. The process of all tests takes as much memory as it takes. */
const troubles = async () =>
  (await checks())
    .filter(({ state, subject }) => state === 'TROUBLE' && subject !== 'Server')
    .map(({ subject }) => subject);

const databases = () =>
  onConnection(server.store.url, 'test', async client => {
    const { rows } = await client.query(
      `select datname from pg_database where datname = current_database() || '_proof'`,
    );
    return rows;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-health-'));
  server = await TestServer.start({ BACKUP_DIR: folder });
  services = { ...server.store.services, folders: server.config.folders };
  admin = await server.as(5);
  const sam = await server.store.employee({ name: 'Sam Rivera' });
  await server.store.soldDeal('2026-06-01', { closer_id: sam, front_gross: 1500.5, back_gross: 200 });
  await server.store.soldDeal('2026-06-02', { closer_id: sam, front_gross: -100 });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('Health', () => {
  it('says of a new store that nothing is wrong, though nothing was done yet', async () => {
    const { data } = await admin.graphql('{ health { canBackUp isBackingUp } }');
    expect(data.health).toEqual({ canBackUp: true, isBackingUp: false });
    expect(await troubles()).toEqual([]);
    expect(await says('Backup')).toMatchObject({ state: 'WELL', says: 'None was made yet.', advice: null });
  });

  it('is refused to managers, and so is a backup', async () => {
    const manager = await server.as(3);
    for (const text of ['{ health { troubles } }', 'mutation { backUpNow }'])
      expect((await manager.graphql(text)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('tells of the last good backup, which is proven beside the store and leaves nothing behind', async () => {
    await run(backupJob);
    const [file = ''] = await readdir(folder);
    expect(file).toBe('salesfloor-2026-06-17T15-00-00Z.sql.gz');
    expect((await says('Backup'))?.says).toContain(`is of 06/17/2026 at 3:00 PM: ${file}`);
    await run(proofJob);
    expect(await says('Proven restore')).toMatchObject({
      state: 'WELL',
      says: 'One was last restored, counted and compared on 06/17/2026 at 3:00 PM.',
    });
    expect(await databases()).toEqual([]);
  });

  it.each([
    ['cut off', (file: string) => truncate(file, 2_000), /damaged/],
    ['with a changed byte', changeAByte, /damaged/],
  ])('finds a backup %s, and throws what was restored away', async (_name, damage, sentence) => {
    const file = join(folder, (await readdir(folder))[0] ?? '');
    const whole = await readFile(file);
    await damage(file);
    await run(proofJob);
    expect(await says('Proven restore')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(sentence),
    });
    expect(await databases()).toEqual([]);
    await writeFile(file, whole);
    await run(proofJob);
    expect((await says('Proven restore'))?.state).toBe('WELL');
  });

  it('finds a whole backup that is not of what the store had', async () => {
    await server.store.database.rows(
      `update upkeep set facts = jsonb_set(facts, '{taken,figures,front gross}', '"1400.51"') where task = 'backup'`,
    );
    await run(proofJob);
    expect((await says('Proven restore'))?.says).toContain(
      'The backup gives front gross as 1400.50, the store had 1400.51.',
    );
  });

  it('says which sums are not those of the deals', async () => {
    await run(verifyJob);
    expect((await says('Figures'))?.state).toBe('WELL');
    await server.store.database.rows('update roll_up.credits_by_month set solo = solo + 1');
    await run(verifyJob);
    expect(await says('Figures')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(
        /^One sum differs: June 2026, Sam Rivera, no car type: deals alone are 3, the deals give 2\. /,
      ),
    });
    await server.store.database.rows('select roll_up.rebuild()');
    await run(verifyJob);
    expect((await says('Figures'))?.state).toBe('WELL');
  });

  it('notes a backup that cannot be written, and the last good one beside it', async () => {
    const nowhere = { ...services, folders: { backups: join(folder, 'file', 'in') } };
    await writeFile(join(folder, 'file'), '');
    await expect(
      backupJob.run({}, nowhere, { id: 'a run', signal: new AbortController().signal }),
    ).rejects.toThrow();
    expect(await says('Backup')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(
        /^A part of its path is a file, not a folder\. The last good one is of 06\/17\/2026/,
      ),
    });
    expect(await troubles()).toEqual(['Backup', 'Proven restore']); // the proof of before
  });

  it('names displays that are dark and tokens that nobody uses', async () => {
    const { database } = server.store;
    await database.rows(
      `insert into access_token (name, employee_id, token_hash, created_at, expires_at)
       select 'Sheet', min(id), sha256('a'), '2026-03-01', '2026-12-31' from employee`,
    );
    expect(await says('Access tokens')).toMatchObject({
      state: 'NOTE',
      says: expect.stringContaining('Sheet ('),
    });
    expect((await says('Displays'))?.state).toBe('WELL');
  });
});

async function changeAByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

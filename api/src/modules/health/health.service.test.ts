import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/connections/connection.ts';
import type { Job } from '../../platform/queue/job.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { restoreTestJob } from '../rollUps/restoreTest.job.ts';
import { verifyJob } from '../rollUps/verify.job.ts';
import { backupJob } from './backup.job.ts';
import type { HealthType } from './health.types.ts';

let folder: string;
let server: TestServer;
let admin: TestClient;
let services: Services;

const run = (job: Job<object, Services>) =>
  job.run({}, services, { id: 'a run', signal: new AbortController().signal });

async function listChecks(): Promise<HealthType['checks']> {
  const { data } = await admin.graphql('{ health { checks { subject state says advice } } }');
  return data.health.checks;
}

/** Returns the check of a subject. */
const getCheck = async (subject: string) => (await listChecks()).find(check => check.subject === subject);

/**
 * Lists the subjects with problems, except the server. All tests share one process, so its memory may be a
 * problem.
 */
const listProblems = async () =>
  (await listChecks())
    .filter(({ state, subject }) => state === 'TROUBLE' && subject !== 'Server')
    .map(({ subject }) => subject);

const listTestDatabases = () =>
  withConnection(server.store.url, 'test', async client => {
    const { rows } = await client.query(
      `select datname from pg_database where datname = current_database() || '_proof'`,
    );
    return rows;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-health-'));
  server = await TestServer.start({ BACKUP_DIR: folder });
  services = { ...server.store.services, folders: server.config.folders };
  admin = await server.signInAs(5);
  const sam = await server.store.insertEmployee({ name: 'Sam Rivera' });
  await server.store.insertSoldDeal('2026-06-01', { closer_id: sam, front_gross: 1500.5, back_gross: 200 });
  await server.store.insertSoldDeal('2026-06-02', { closer_id: sam, front_gross: -100 });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('Health', () => {
  it('reports no problems for a new store, although no task has run yet', async () => {
    const { data } = await admin.graphql('{ health { canBackUp isBackingUp } }');
    expect(data.health).toEqual({ canBackUp: true, isBackingUp: false });
    expect(await listProblems()).toEqual([]);
    expect(await getCheck('Backup')).toMatchObject({
      state: 'WELL',
      says: 'No backup yet.',
      advice: null,
    });
  });

  it('rejects requests of managers for health and for backups', async () => {
    const manager = await server.signInAs(3);
    for (const text of ['{ health { troubles } }', 'mutation { backUpNow }'])
      expect((await manager.graphql(text)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('reports the last good backup, restores it as a test next to the store, and leaves no restored database or file', async () => {
    await run(backupJob);
    const [file = ''] = await readdir(folder);
    expect(file).toBe('salesfloor-2026-06-17T15-00-00Z.sql.gz');
    expect((await getCheck('Backup'))?.says).toContain(`Last backup 06/17/2026, 3:00 PM: ${file}`);
    await run(restoreTestJob);
    expect(await getCheck('Restore test')).toMatchObject({
      state: 'WELL',
      says: 'Last passed 06/17/2026, 3:00 PM. Rows and totals matched.',
    });
    expect(await listTestDatabases()).toEqual([]);
  });

  it.each([
    ['cut off', (file: string) => truncate(file, 2_000), /damaged/],
    ['with a changed byte', changeOneByte, /damaged/],
  ])('detects a backup %s and deletes the restored database', async (_name, damage, pattern) => {
    const file = join(folder, (await readdir(folder))[0] ?? '');
    const intact = await readFile(file);
    await damage(file);
    await run(restoreTestJob);
    expect(await getCheck('Restore test')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(pattern),
    });
    expect(await listTestDatabases()).toEqual([]);
    await writeFile(file, intact);
    await run(restoreTestJob);
    expect((await getCheck('Restore test'))?.state).toBe('WELL');
  });

  it('detects an intact backup with contents that differ from the store', async () => {
    await server.store.database.rows(
      `update upkeep set facts = jsonb_set(facts, '{taken,figures,front gross}', '"1400.51"') where task = 'backup'`,
    );
    await run(restoreTestJob);
    expect((await getCheck('Restore test'))?.says).toContain(
      'The backup has 1400.50 for front gross, but the store had 1400.51.',
    );
  });

  it('reports which sums of the roll-ups differ from the deals', async () => {
    await run(verifyJob);
    expect((await getCheck('Stored totals'))?.state).toBe('WELL');
    await server.store.database.rows('update roll_up.credits_by_month set solo = solo + 1');
    await run(verifyJob);
    expect(await getCheck('Stored totals')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(
        /^One total does not match the deals: June 2026, Sam Rivera, no car type: solo deals stored as 3, should be 2\. /,
      ),
    });
    await server.store.database.rows('select roll_up.rebuild()');
    await run(verifyJob);
    expect((await getCheck('Stored totals'))?.state).toBe('WELL');
  });

  it('reports that a backup cannot be written, and names the last good backup', async () => {
    const unwritable = { ...services, folders: { backups: join(folder, 'file', 'in') } };
    await writeFile(join(folder, 'file'), '');
    await expect(
      backupJob.run({}, unwritable, { id: 'a run', signal: new AbortController().signal }),
    ).rejects.toThrow();
    expect(await getCheck('Backup')).toMatchObject({
      state: 'TROUBLE',
      says: expect.stringMatching(/^Part of the path is a file, not a folder\. Last backup 06\/17\/2026/),
    });
    expect(await listProblems()).toEqual(['Backup', 'Restore test']); // the restore test failed in an earlier test
  });

  it('names the displays that are off and the unused access tokens in the results of the checks', async () => {
    const { database } = server.store;
    await database.rows(
      `insert into access_token (name, employee_id, token_hash, created_at, expires_at)
       select 'Sheet', min(id), sha256('a'), '2026-03-01', '2026-12-31' from employee`,
    );
    expect(await getCheck('Access tokens')).toMatchObject({
      state: 'NOTE',
      says: expect.stringContaining('Sheet ('),
    });
    expect((await getCheck('Displays'))?.state).toBe('WELL');
  });
});

async function changeOneByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const index = Math.floor(bytes.length / 2);
  bytes[index] = (bytes[index] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

import { pino } from 'pino';
import type { AccessRecord } from '../../platform/accessDetails.ts';
import { TestStore } from '../../testing/testStore.ts';
import { AccessLog } from './accessLog.ts';
import { deleteOldAccessesJob } from './deleteOldAccesses.job.ts';

let store: TestStore;
const logLines: { readonly msg: string }[] = [];
const log = pino({ level: 'error' }, { write: line => void logLines.push(JSON.parse(line)) });

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(async () => {
  logLines.length = 0;
  // Truncates the table without triggers, as a restore does.
  await store.database.writeInTransaction(async writer => {
    await writer.rows({ text: 'set local session_replication_role = replica', values: [] });
    await writer.rows({ text: 'truncate data_access', values: [] });
  });
});

const exportAccess: AccessRecord = {
  action: 'export',
  employeeId: 7,
  name: 'Hog as CSV',
  channel: 'screen',
  origin: null,
  address: '203.0.113.5',
  filter: '06/15/2026',
  isBrokenOff: false,
  lines: 10,
  at: new Date('2026-06-17T15:00:00Z'),
};
const readAccess: AccessRecord = {
  ...exportAccess,
  action: 'read',
  channel: 'token',
  origin: 'Excel refresh',
  name: '/deals',
};

/** Records these accesses and then stops the access log, as a server does when it stops. */
async function recordAll(...accesses: AccessRecord[]): Promise<void> {
  const accessLog = new AccessLog(store.database, log);
  for (const access of accesses) accessLog.record(access);
  await accessLog.stop();
}

const listAccesses = () =>
  store.database.rows(
    'select name, address, filter, times, lines::int, at from data_access order by times, at, name, address',
  );

describe('the access log', () => {
  it('records each export and each sign-in as a row', async () => {
    const signIn: AccessRecord = { ...exportAccess, action: 'signIn', name: null, filter: null, lines: null };
    await recordAll(exportAccess, exportAccess, signIn, signIn);
    expect(await listAccesses()).toMatchObject([
      { name: 'Hog as CSV', times: 1, lines: 10 },
      { name: 'Hog as CSV', times: 1, lines: 10 },
      { name: null, times: 1, lines: null },
      { name: null, times: 1, lines: null },
    ]);
  });

  it('records equal reads with a token as one row for each list and hour, even if several instances serve the reads', async () => {
    const later = { ...readAccess, at: new Date('2026-06-17T16:00:00Z') };
    const others = [1, 2, 3].map(day => ({ ...readAccess, filter: `day: ${day}` }));
    await Promise.all([
      recordAll(readAccess, ...others),
      recordAll(readAccess),
      recordAll(later, { ...readAccess, name: '/ups' }),
    ]);
    expect(await listAccesses()).toMatchObject([
      { name: '/ups', times: 1 },
      { name: '/deals', times: 1, lines: 10, at: later.at },
      { name: '/deals', times: 5, lines: 50, at: readAccess.at },
    ]);
  });

  it('records equal exports with a token as one row for each table and hour', async () => {
    const byToken: AccessRecord = { ...exportAccess, channel: 'token', origin: 'Excel refresh' };
    await recordAll(byToken, byToken, { ...byToken, name: 'People as CSV' });
    expect(await listAccesses()).toMatchObject([
      { name: 'People as CSV', times: 1 },
      { name: 'Hog as CSV', times: 2, lines: 20 },
    ]);
  });

  it('records separate rows for the accesses with one token from two addresses', async () => {
    await recordAll(readAccess, { ...readAccess, address: '198.51.100.7' });
    expect(await listAccesses()).toMatchObject([{ address: '198.51.100.7' }, { address: '203.0.113.5' }]);
  });

  it('counts equal rejected sign-ins within the same hour in one row', async () => {
    const rejectedSignIn: AccessRecord = {
      ...exportAccess,
      action: 'refuse',
      employeeId: null,
      name: null,
      lines: null,
    };
    await recordAll(...Array.from({ length: 50 }, () => rejectedSignIn), {
      ...rejectedSignIn,
      name: 'pat@store.example',
    });
    expect(await listAccesses()).toMatchObject([{ name: 'pat@store.example', times: 1 }, { times: 50 }]);
  });

  it('stores an access with a filter text that is too long, contains NUL, or contains half a surrogate pair', async () => {
    await recordAll({ ...exportAccess, filter: `\0\ud800${'x'.repeat(5_000)}` });
    expect(await listAccesses()).toMatchObject([{ times: 1 }]);
    expect(logLines).toEqual([]);
  });

  it('logs that could not record an export or a sign-in in the database, without the details of the access', async () => {
    await store.database.rows('alter table data_access rename to data_access_away');
    await recordAll(exportAccess);
    await store.database.rows('alter table data_access_away rename to data_access');
    expect(logLines).toMatchObject([{ msg: 'could not record an export or a sign-in' }]);
    expect(JSON.stringify(logLines)).not.toContain('203.0.113.5');
  });
});

describe('the table data_access', () => {
  const runSql = (statement: string) => store.database.rows(statement);

  it.each([
    'delete from data_access',
    'truncate data_access',
    `update data_access set address = null`,
    `update data_access set times = times + 1, employee_id = 8`,
    `update data_access set times = times + 1, lines = lines - 1`,
    `update data_access set times = times - 1`,
    `update data_access set at = at - interval '3 years'`,
  ])('rejects %s', async statement => {
    await recordAll(readAccess, readAccess);
    const before = await listAccesses();
    await expect(runSql(statement)).rejects.toThrow('history is append-only');
    expect(await listAccesses()).toEqual(before);
  });

  it('retains rows for two years, and deletes older rows in the nightly job', async () => {
    const [{ older, younger }] = (await runSql(
      `select now() - interval '2 years 1 hour' as older, now() - interval '2 years' + interval '1 hour' as younger`,
    )) as [{ older: Date; younger: Date }];
    await recordAll(
      { ...exportAccess, at: older },
      { ...exportAccess, at: older },
      { ...exportAccess, at: younger },
    );
    await deleteOldAccessesJob.run({}, store.services, { id: 'a run', signal: new AbortController().signal });
    expect(await listAccesses()).toMatchObject([{ at: younger }]);
  });
});

import { pino } from 'pino';
import type { AccessRecord } from '../platform/accessDetails.ts';
import { TestStore } from '../testing/testStore.ts';
import { AccessLog } from './accessLog.ts';
import { oldAccessesJob } from './oldAccesses.job.ts';

let store: TestStore;
const logged: { readonly msg: string }[] = [];
const log = pino({ level: 'error' }, { write: line => void logged.push(JSON.parse(line)) });

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(async () => {
  logged.length = 0;
  // As a restore does, whose rows no trigger sees.
  await store.database.writeTogether(async writer => {
    await writer.rows({ text: 'set local session_replication_role = replica', values: [] });
    await writer.rows({ text: 'truncate data_access', values: [] });
  });
});

const exported: AccessRecord = {
  action: 'export',
  employeeId: 7,
  name: 'Hog as CSV',
  door: 'screen',
  origin: null,
  address: '203.0.113.5',
  filter: '06/15/2026',
  isBrokenOff: false,
  lines: 10,
  at: new Date('2026-06-17T15:00:00Z'),
};
const read: AccessRecord = {
  ...exported,
  action: 'read',
  door: 'token',
  origin: 'Excel refresh',
  name: '/deals',
};

/** Records these as an instance does that is then stopped. */
async function record(...accesses: AccessRecord[]): Promise<void> {
  const accessLog = new AccessLog(store.database, log);
  for (const access of accesses) accessLog.record(access);
  await accessLog.stop();
}

const rows = () =>
  store.database.rows(
    'select name, address, filter, times, lines::int, at from data_access order by times, at, name, address',
  );

describe('the access log', () => {
  it('records each export and each sign-in as a row', async () => {
    const signIn: AccessRecord = { ...exported, action: 'signIn', name: null, filter: null, lines: null };
    await record(exported, exported, signIn, signIn);
    expect(await rows()).toMatchObject([
      { name: 'Hog as CSV', times: 1, lines: 10 },
      { name: 'Hog as CSV', times: 1, lines: 10 },
      { name: null, times: 1, lines: null },
      { name: null, times: 1, lines: null },
    ]);
  });

  it('records what a token reads as one row for each list and hour, whichever instances are called', async () => {
    const later = { ...read, at: new Date('2026-06-17T16:00:00Z') };
    const others = [1, 2, 3].map(day => ({ ...read, filter: `day: ${day}` }));
    await Promise.all([record(read, ...others), record(read), record(later, { ...read, name: '/ups' })]);
    expect(await rows()).toMatchObject([
      { name: '/ups', times: 1 },
      { name: '/deals', times: 1, lines: 10, at: later.at },
      { name: '/deals', times: 5, lines: 50, at: read.at },
    ]);
  });

  it('records the exports of a token as one row for each table and hour', async () => {
    const byToken: AccessRecord = { ...exported, door: 'token', origin: 'Excel refresh' };
    await record(byToken, byToken, { ...byToken, name: 'People as CSV' });
    expect(await rows()).toMatchObject([
      { name: 'People as CSV', times: 1 },
      { name: 'Hog as CSV', times: 2, lines: 20 },
    ]);
  });

  it('records a token that is used from another address apart', async () => {
    await record(read, { ...read, address: '198.51.100.7' });
    expect(await rows()).toMatchObject([{ address: '198.51.100.7' }, { address: '203.0.113.5' }]);
  });

  it('counts the equal refused sign-ins of an hour in one row', async () => {
    const refused: AccessRecord = { ...exported, action: 'refuse', employeeId: null, name: null, lines: null };
    await record(...Array.from({ length: 50 }, () => refused), { ...refused, name: 'pat@store.example' });
    expect(await rows()).toMatchObject([{ name: 'pat@store.example', times: 1 }, { times: 50 }]);
  });

  it('stores whatever is sent: long, with NUL, with half a character', async () => {
    await record({ ...exported, filter: `\0\ud800${'x'.repeat(5_000)}` });
    expect(await rows()).toMatchObject([{ times: 1 }]);
    expect(logged).toEqual([]);
  });

  it('logs an access that cannot be recorded, without what it tells', async () => {
    await store.database.rows('alter table data_access rename to data_access_away');
    await record(exported);
    await store.database.rows('alter table data_access_away rename to data_access');
    expect(logged).toMatchObject([{ msg: 'an access could not be recorded' }]);
    expect(JSON.stringify(logged)).not.toContain('203.0.113.5');
  });
});

describe('the database', () => {
  const change = (statement: string) => store.database.rows(statement);

  it.each([
    'delete from data_access',
    'truncate data_access',
    `update data_access set address = null`,
    `update data_access set times = times + 1, employee_id = 8`,
    `update data_access set times = times + 1, lines = lines - 1`,
    `update data_access set times = times - 1`,
    `update data_access set at = at - interval '3 years'`,
  ])('refuses: %s', async statement => {
    await record(read, read);
    const before = await rows();
    await expect(change(statement)).rejects.toThrow('history is append-only');
    expect(await rows()).toEqual(before);
  });

  it('retains two years, and the nightly job deletes what is older', async () => {
    const [{ older, younger }] = (await change(
      `select now() - interval '2 years 1 hour' as older, now() - interval '2 years' + interval '1 hour' as younger`,
    )) as [{ older: Date; younger: Date }];
    await record({ ...exported, at: older }, { ...exported, at: older }, { ...exported, at: younger });
    await oldAccessesJob.run({}, store.services, { id: 'a run', signal: new AbortController().signal });
    expect(await rows()).toMatchObject([{ at: younger }]);
  });
});

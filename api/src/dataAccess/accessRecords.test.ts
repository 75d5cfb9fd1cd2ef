import { pino } from 'pino';
import type { DataAccess } from '../noteAccess.ts';
import { TestStore } from '../testing/testStore.ts';
import { AccessRecords } from './accessRecords.ts';

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

const exported: DataAccess = {
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
const refused = (address: string): DataAccess => ({
  ...exported,
  action: 'refuse',
  employeeId: null,
  name: null,
  filter: null,
  lines: null,
  address,
});

/** Records these as instances would, each of which is stopped. */
async function record(...accesses: DataAccess[]): Promise<void> {
  const records = new AccessRecords(store.services, log);
  for (const access of accesses) records.add(access);
  await records.stop();
}

const rows = () =>
  store.database.rows(
    'select name, address, filter, times, lines::int, at from data_access order by times, filter, address',
  );

describe('accesses', () => {
  it('that are equal are counted within an hour, by all instances together', async () => {
    await record(exported, exported);
    await record(exported, { ...exported, at: new Date('2026-06-17T16:00:00Z') });
    expect(await rows()).toMatchObject([
      { times: 1, lines: 10, at: new Date('2026-06-17T16:00:00Z') },
      { times: 3, lines: 30, at: exported.at },
    ]);
  });

  it('of one person are told apart up to 20 an hour, then together', async () => {
    const many = Array.from({ length: 25 }, (_, place) => ({ ...exported, filter: `filter ${place}` }));
    await record(...many);
    const all = await rows();
    expect(all).toHaveLength(21);
    expect(all.at(-1)).toMatchObject({ name: null, filter: null, times: 5, lines: 50 });
  });

  it('that were refused are bounded in all, whatever the addresses', async () => {
    await record(
      ...Array.from({ length: 5_000 }, (_, place) => refused(`10.0.${place >> 8}.${place & 255}`)),
    );
    const all = await rows();
    expect(all).toHaveLength(201);
    expect(all.at(-1)).toMatchObject({ address: null, times: 4_800 });
  });

  it('hold whatever is sent: long, with NUL, with half a character', async () => {
    await record({ ...exported, filter: `\0\ud800${'x'.repeat(5_000)}` });
    expect(await rows()).toMatchObject([{ times: 1 }]);
    expect(logged).toEqual([]);
  });

  it('wait while they cannot be written, and the log says when they are lost', async () => {
    await store.database.rows('alter table data_access rename to data_access_away');
    const records = new AccessRecords(store.services, log);
    records.add(exported);
    await records.stop();
    const [failed, lost] = logged;
    expect(failed).toMatchObject({ msg: 'accesses could not be recorded; they are sent again', accesses: 1 });
    expect(lost).toMatchObject({ msg: 'accesses are lost', accesses: 1 });
    expect(JSON.stringify(logged)).not.toContain('203.0.113.5');
    await store.database.rows('alter table data_access_away rename to data_access');
    await records.stop();
    expect(await rows()).toMatchObject([{ times: 1, lines: 10 }]);
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
    await record(exported, exported);
    const before = await rows();
    await expect(change(statement)).rejects.toThrow('history is append-only');
    expect(await rows()).toEqual(before);
  });

  it('lets go of what is older than two years, and of nothing else, when something is recorded', async () => {
    const [{ older, younger }] = (await change(
      `select now() - interval '2 years 1 hour' as older, now() - interval '2 years' + interval '1 hour' as younger`,
    )) as [{ older: Date; younger: Date }];
    await record({ ...exported, at: older }, { ...exported, at: younger });
    expect(await rows()).toMatchObject([{ at: younger }]);
  });

  it('sweeps a little at a time', async () => {
    await change(
      `insert into data_access (key, action, door, is_broken_off, at, times)
       select int4send(n), 'signIn', 'screen', false, now() - interval '3 years', 1 from generate_series(1, 1500) n`,
    );
    const records = new AccessRecords(store.services, log);
    records.add({ ...exported, at: new Date() });
    await records.stop();
    expect(await rows()).toHaveLength(501);
    store.clock.advance(60_000);
    records.add({ ...exported, at: new Date() });
    await records.stop();
    expect(await rows()).toHaveLength(1);
  });
});

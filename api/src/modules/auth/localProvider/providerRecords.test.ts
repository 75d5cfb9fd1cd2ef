import type { Adapter } from 'oidc-provider';
import { TestStore } from '../../../testing/testStore.ts';
import { ProviderRecords } from './providerRecords.ts';

let store: TestStore;
let codes: Adapter;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.database.rows('delete from local_sign_in');
  codes = new ProviderRecords(store.services).createAdapter('Code');
});

const count = async () =>
  (await store.database.row<{ count: number }>('select count(*) from local_sign_in'))?.count;

const insertRecords = (rows: number, expiresIn: string) =>
  store.database.rows(
    `insert into local_sign_in (kind, id, payload, expires_at)
     select 'Interaction', n, '{}', $2::timestamptz + $3::interval from generate_series(1, $1) as n`,
    [rows, store.clock.now(), expiresIn],
  );

test('finds a record from any instance until the record expires', async () => {
  await codes.upsert('a', { jti: 'a', params: { state: 'a\0b \ud800' } }, 60);
  expect(await new ProviderRecords(store.services).createAdapter('Code').find('a')).toMatchObject({
    jti: 'a',
  });
  expect(await new ProviderRecords(store.services).createAdapter('Session').find('a')).toBeUndefined();
  await store.database.rows(`update local_sign_in set expires_at = $1`, [store.clock.now()]);
  expect(await codes.find('a')).toBeUndefined();
});

test('marks a used record as consumed, and deletes the record when its grant is deleted', async () => {
  await codes.upsert('a', { jti: 'a', grantId: 'g' }, 60);
  expect(await codes.find('a')).not.toHaveProperty('consumed');
  await codes.consume('a');
  expect(await codes.find('a')).toHaveProperty('consumed', Math.round(store.clock.now().getTime() / 1000));
  await codes.revokeByGrantId('g');
  expect(await codes.find('a')).toBeUndefined();
});

test('deletes expired records and the records above the maximum number that expire next, but never a key', async () => {
  await new ProviderRecords(store.services).getOrCreate('Keys', 'first', () => ({
    extra: { made: 'first' },
  }));
  const second = await new ProviderRecords(store.services).getOrCreate('Keys', 'first', () => ({
    extra: { made: 'later' },
  }));
  expect(second.extra).toEqual({ made: 'first' });
  await insertRecords(3, '-1 second');
  await codes.upsert('a', { jti: 'a' }, 7_200);
  expect(await count()).toBe(2);
  await insertRecords(10_010, '1 hour');
  await store.database.rows(
    `update local_sign_in set expires_at = expires_at - interval '1 minute' where id in ('1', '2')`,
  );
  const otherInstance = new ProviderRecords(store.services).createAdapter('Code');
  await otherInstance.upsert('b', { jti: 'b' }, 7_200);
  expect(await otherInstance.find('a')).toBeDefined();
  expect(await store.database.rows(`select from local_sign_in where id in ('1', '2')`)).toEqual([]);
});

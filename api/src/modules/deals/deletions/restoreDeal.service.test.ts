import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(1);
  office = await server.signInAs(4);
});
afterAll(() => server.stop());

const runMutation = async (mutation: string, client = manager) => {
  const { errors } = await client.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

const getErrorCode = async (mutation: string, client = manager) => {
  const { errors } = await client.graphql(`mutation { ${mutation} }`);
  return errors?.[0]?.extensions?.code;
};

/** Returns the stored row without version, creation time and search text. */
const getStoredDeal = async (number: number) => {
  const row = await server.store.database.row<Record<string, unknown>>(
    'select * from deal where number = $1',
    [number],
  );
  const { version: _, created_at: __, search_text: ___, ...fields } = row ?? {};
  return fields;
};

/** Creates a sold split deal with gross, ticks and final teams that differ from the current teams. */
async function createFullDeal(number: number): Promise<void> {
  const { store } = server;
  const closer = await store.insertEmployee({ name: 'Sam Rivera', team: 2 });
  const additional = await store.insertEmployee({ name: 'Ida Moss', team: 3 });
  await runMutation(`recordDeal(number: ${number}, input: {
    customerName: "Ada ? $1 ' \\\\ Byron", carInfo: "2026 Bolt", stockNum: "N12", notes: "two\\nlines", carType: CERT,
    dealStatus: HOGGED, tradeStatus: TRADE_X2, deliveryStatus: DEL, deliveryDate: "2026-06-03", addedDate: "2026-06-01",
    closerId: ${closer}, additionalId: ${additional}, salesManagerId: ${manager.employeeId}
  }) { number }`);
  await runMutation(
    `setDealGross(number: ${number}, frontGross: "(1,234.55)", backGross: "0.01") { number }`,
  );
  await runMutation(`reviewDeal(number: ${number}, isUpdated: true, isConfirmed: true) { number }`, office);
  await store.database.rows('update employee set team = 4 where id = any($1)', [[closer, additional]]);
}

const REPORTS = `query {
  tickSheet(start: "2026-06-01", end: "2026-06-30") {
    store { new { sold } used { sold } total { sold track } }
    sections { team total { total } rows { person { id } new used total } }
  }
  summary(start: "2026-06-01", end: "2026-06-30") {
    stats { total { current } certified { current } gross { current } }
    sections { team rows { total frontGross } }
  }
  tradeStats(start: "2026-06-01", end: "2026-06-30") { period { delivered trades percent } }
  hog(start: "2026-06-01", end: "2026-06-30") {
    totals { totalEntries splitDeals totalSold frontGross backGross totalGross }
    rows { number frontGross backGross isUpdated isConfirmed }
  }
  leaderboard(start: "2026-06-01", end: "2026-06-30", mode: TEAMS) { name rank total gross }
}`;

it('restores every field, tick, final team and report figure of a deleted deal exactly', async () => {
  await createFullDeal(6001);
  const before = await getStoredDeal(6001);
  const figures = await manager.graphql(REPORTS);
  expect(figures.errors).toBeUndefined();

  await runMutation('deleteDeal(number: 6001)');
  expect((await manager.graphql(REPORTS)).data).not.toEqual(figures.data);
  await runMutation('restoreDeal(number: 6001) { number }', office);

  expect(before).toMatchObject({ front_gross: -1234.55, closer_team_final: 2, additional_team_final: 3 });
  expect(await getStoredDeal(6001)).toEqual(before);
  expect((await manager.graphql(REPORTS)).data).toEqual(figures.data);
});

it('continues the history of a restored deal and never repeats a version', async () => {
  await runMutation('recordDeal(number: 6101, input: { notes: "first" }) { number }');
  await runMutation('deleteDeal(number: 6101)');
  await runMutation('restoreDeal(number: 6101) { number }');
  await runMutation('amendDeal(number: 6101, input: { notes: "second" }) { number }');
  await runMutation('deleteDeal(number: 6101)');
  await runMutation('restoreDeal(number: 6101) { number }');

  const { data } = await manager.graphql('{ dealHistory(number: 6101) { action version } }');
  expect(data.dealHistory).toEqual([
    { action: 'RESTORE', version: 4 },
    { action: 'DELETE', version: 3 },
    { action: 'AMEND', version: 3 },
    { action: 'RESTORE', version: 2 },
    { action: 'DELETE', version: 1 },
    { action: 'RECORD', version: 1 },
  ]);
  expect(await getStoredDeal(6101)).toMatchObject({ notes: 'second' });
});

it('rejects restoring a deal to a taken number, and restoring a deal that was never deleted', async () => {
  await runMutation('recordDeal(number: 6201, input: {}) { number }');
  expect(await getErrorCode('restoreDeal(number: 6201) { number }')).toBe('CONFLICT');
  expect(await getErrorCode('restoreDeal(number: 6202) { number }')).toBe('NOT_FOUND');

  await runMutation('deleteDeal(number: 6201)');
  await runMutation('recordDeal(number: 6201, input: { customerName: "Another" }) { number }');
  expect(await getErrorCode('restoreDeal(number: 6201) { number }')).toBe('CONFLICT');
});

it('rejects restoring a deal twice, and restoring it by a number that it had before a renumber', async () => {
  await runMutation('recordDeal(number: 6301, input: {}) { number }');
  await runMutation('deleteDeal(number: 6301)');
  const results = await Promise.all(
    Array.from({ length: 6 }, () => getErrorCode('restoreDeal(number: 6301) { number }')),
  );
  expect(results.filter(code => code === undefined)).toHaveLength(1);
  expect(results.filter(code => code === 'CONFLICT')).toHaveLength(5);

  await runMutation('renumberDeal(number: 6301, newNumber: 6302) { number }');
  expect(await getErrorCode('restoreDeal(number: 6301) { number }')).toBe('NOT_FOUND');
  await runMutation('deleteDeal(number: 6302)');
  expect(await getErrorCode('restoreDeal(number: 6301) { number }')).toBe('NOT_FOUND');
  await runMutation('restoreDeal(number: 6302) { number }');
});

describe('deletedDeals', () => {
  const listRestorable = async (day: string, client = manager) => {
    const { data, errors } = await client.graphql(`{ deletedDeals(day: "${day}") { number customerName } }`);
    return errors?.[0]?.extensions?.code ?? data.deletedDeals;
  };

  it('lists a deletion only for the user who made it, until the deal is restored or its number is taken', async () => {
    await runMutation(
      'recordDeal(number: 6401, input: { customerName: "Ada", addedDate: "2026-05-04" }) { number }',
    );
    await runMutation('recordDeal(number: 6402, input: { deliveryDate: "2026-05-04" }) { number }');
    await runMutation('deleteDeal(number: 6401)');
    await runMutation('deleteDeal(number: 6402)');
    expect(await listRestorable('2026-05-04')).toEqual([
      { number: 6402, customerName: '' },
      { number: 6401, customerName: 'Ada' },
    ]);
    expect(await listRestorable('2026-05-05')).toEqual([]);
    expect(await listRestorable('2026-05-04', office)).toEqual([]);
    expect(await listRestorable('2026-05-04', await server.signInAs(0))).toBe('FORBIDDEN');

    await runMutation('restoreDeal(number: 6402) { number }');
    await runMutation('recordDeal(number: 6401, input: {}) { number }');
    expect(await listRestorable('2026-05-04')).toEqual([]);
  });

  it('lists a deletion for 24 hours after it was made', async () => {
    await runMutation('recordDeal(number: 6501, input: { addedDate: "2026-05-06" }) { number }');
    await runMutation('deleteDeal(number: 6501)');
    expect(await listRestorable('2026-05-06')).toHaveLength(1);
    const at = server.store.clock.now().getTime();
    server.store.clock.set(new Date(at + 25 * 60 * 60 * 1000).toISOString());
    expect(await listRestorable('2026-05-06', await server.signInAs(1))).toEqual([]);
    server.store.clock.set(new Date(at).toISOString());
  });
});

describe('deletions', () => {
  const listDeletions = async (args = '', client = manager) => {
    const { data, errors } = await client.graphql(
      `{ deletions${args} { totalCount rows { id number isNumberFree employee { id } fields { field value } } } }`,
    );
    return errors?.[0]?.extensions?.code ?? data.deletions;
  };

  it('lists who deleted a deal, and all its field values', async () => {
    await createFullDeal(6551);
    await runMutation('deleteDeal(number: 6551)', office);
    const { rows } = await listDeletions('(search: "6551")');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: 6551, isNumberFree: true, employee: { id: office.employeeId } });
    expect(rows[0].fields).toEqual(
      expect.arrayContaining([
        { field: 'NUMBER', value: '6551' },
        { field: 'CLOSER', value: 'Sam Rivera' },
        { field: 'CLOSER_TEAM_FINAL', value: 'A' },
        { field: 'FRONT_GROSS', value: '-1234.55' },
        { field: 'IS_CONFIRMED', value: 'true' },
        { field: 'NOTES', value: 'two\nlines' },
      ]),
    );
    expect((await listDeletions('(search: " byron ")')).totalCount).toBeGreaterThan(0);
    expect((await listDeletions('(search: "no such text")')).totalCount).toBe(0);
    await runMutation('restoreDeal(number: 6551) { number }');
    expect((await listDeletions('(search: "6551")')).rows).toEqual([]);
  });

  it('restores each of several deals that were deleted under one number, and requires a new number when that number is taken', async () => {
    const before: Record<string, unknown>[] = [];
    for (const text of ['one', 'two']) {
      await runMutation(`recordDeal(number: 6511, input: { customerName: "${text}" }) { number }`);
      before.push(await getStoredDeal(6511));
      await runMutation('deleteDeal(number: 6511)');
    }
    await runMutation('recordDeal(number: 6511, input: { customerName: "three" }) { number }');
    const { rows } = await listDeletions('(search: "6511")');
    expect(rows.map((row: { isNumberFree: boolean }) => row.isNumberFree)).toEqual([false, false]);
    const [two, one] = rows;

    expect(await getErrorCode(`restoreDeal(number: 6511, deletion: "${one.id}") { number }`)).toBe(
      'CONFLICT',
    );
    expect(
      await getErrorCode(`restoreDeal(number: 6511, deletion: "${one.id}", newNumber: 6511) { number }`),
    ).toBe('CONFLICT');
    await runMutation(`restoreDeal(number: 6511, deletion: "${one.id}", newNumber: 6512) { number }`);
    await runMutation(`restoreDeal(number: 6511, newNumber: 6513) { number }`, office);
    expect(
      await getErrorCode(`restoreDeal(number: 6511, deletion: "${two.id}", newNumber: 6514) { number }`),
    ).toBe('NOT_FOUND');
    expect(await getStoredDeal(6512)).toEqual({ ...before[0], number: 6512 });
    expect(await getStoredDeal(6513)).toEqual({ ...before[1], number: 6513 });

    const { data } = await manager.graphql(
      '{ dealHistory(number: 6512) { action version fields { field from to } } }',
    );
    const [restored, ...earlier] = data.dealHistory;
    expect(restored).toMatchObject({
      action: 'RESTORE',
      fields: expect.arrayContaining([{ field: 'NUMBER', from: null, to: '6512' }]),
    });
    expect(earlier.map((change: { action: string }) => change.action)).toEqual(['DELETE', 'RECORD']);
    expect(restored.version).toBeGreaterThan(earlier[0].version);
  });

  it.each(['(limit: 0)', '(limit: 101)', '(offset: -1)'])('rejects %s', async args => {
    expect(await listDeletions(args)).toBe('BAD_INPUT');
  });

  it.each(['0', 'x', '12345678901234567890'])('rejects %s as a deletion id', async id => {
    expect(
      await getErrorCode(`restoreDeal(number: 6511, deletion: "${id}", newNumber: 6519) { number }`),
    ).toBe('BAD_INPUT');
  });
});

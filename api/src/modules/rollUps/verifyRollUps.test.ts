import { withConnection } from '../../platform/database/connections/connection.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import { verifyRollUps } from './verifyRollUps.ts';

let store: TestStore;
let ann: number;
let bob: number;

beforeAll(async () => {
  store = await TestStore.open();
  ann = await store.insertEmployee({ team: 2 });
  bob = await store.insertEmployee({ team: 3 });
});
beforeEach(() => store.database.rows('truncate deal'));
afterAll(() => store.close());

const listDifferences = () => store.database.rows('select * from roll_up.differences');

/**
 * Reads the monthly credits of each person. Credits are half units, credited deals by role, and gross shares
 * in half dollars.
 */
const listCredits = () =>
  store.database.rows<Record<'halves' | 'front', number>>(
    `select to_char(month, 'YYYY-MM') as month, employee_id as who, halves, solo, closer, additional, front_shares as front,
       ranked_shares as ranked
     from roll_up.credits_by_month where halves <> 0 order by month, who`,
  );

const updateDeals = (values: string) => store.database.rows(`update deal set ${values}`);

describe('the roll-up table after a change of a deal', () => {
  it('contains half a credit for each salesperson of a split deal, and a whole credit for a single salesperson', async () => {
    await store.insertSoldDeal('2026-05-31', { closer_id: ann, additional_id: bob, front_gross: 100.01 });
    await store.insertSoldDeal('2026-05-01', { additional_id: bob, front_gross: -30 });
    const split = { month: '2026-05', halves: 1, solo: 0, front: 100.01, ranked: 100.01 };
    expect(await listCredits()).toEqual([
      { ...split, who: ann, closer: 1, additional: 0 },
      { ...split, who: bob, halves: 3, solo: 1, closer: 0, additional: 1, front: 40.01 },
    ]);
  });

  it('updates the credits when a deal changes its month, person, car type and gross', async () => {
    await store.insertSoldDeal('2026-05-31', { closer_id: ann, car_type: 'New', front_gross: 500 });
    await updateDeals(
      `delivery_date = '2026-06-01', closer_id = ${bob}, car_type = null, front_gross = 12.5`,
    );
    expect(await listCredits()).toEqual([
      { month: '2026-06', who: bob, halves: 2, solo: 1, closer: 0, additional: 0, front: 25, ranked: 25 },
    ]);
    expect(await listDifferences()).toEqual([]);
  });

  it.each([
    ['the deal is not delivered any more', `delivery_status = 'TBA'`],
    ['the deal is dead', `deal_status = 'DEAD'`],
    ['its delivery date is removed', 'delivery_date = null'],
    ['it has no salesperson', 'closer_id = null, additional_id = null'],
  ])('contains no credits of a deal when %s', async (_why, values) => {
    await store.insertSoldDeal('2026-05-31', { closer_id: ann, additional_id: bob, front_gross: 10 });
    await updateDeals(values);
    expect(await listCredits()).toEqual([]);
    expect(await listDifferences()).toEqual([]);
  });

  it.each([
    [
      'the closer and the additional salesperson are swapped',
      'update deal set closer_id = additional_id, additional_id = closer_id',
    ],
    [
      'the closer and the additional salesperson are the same person',
      'update deal set additional_id = closer_id',
    ],
    ['a final team is frozen', 'update deal set closer_team_final = 4'],
    ['deals are renumbered', 'update deal set number = number + 5000'],
    ['gross is emptied', 'update deal set front_gross = null, back_gross = null'],
    ['a deal is deleted', `delete from deal where delivery_date = '2026-05-01'`],
  ])('matches the sums of the deals when %s', async (_what, statement) => {
    for (const day of ['2026-04-30', '2026-05-01', '2026-05-31'] as const) {
      await store.insertSoldDeal(day, {
        closer_id: ann,
        additional_id: bob,
        front_gross: 10.33,
        back_gross: -5,
      });
    }
    await store.database.rows(statement);
    expect(await listDifferences()).toEqual([]);
  });

  it('matches the sums of the deals when other triggers are switched off, as in a restore', async () => {
    await withConnection(store.url, 'test', async client => {
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into deal (number, closer_id, delivery_status, delivery_date, added_date)
         select n, $1, 'DEL', date '2026-01-01' + n, '2026-01-01' from generate_series(1, 100) as n`,
        [ann],
      );
      await client.query('delete from deal where number > 90');
    });
    expect((await listCredits()).map(({ halves }) => halves)).toEqual([2 * 30, 2 * 28, 2 * 31, 2 * 1]);
    expect(await listDifferences()).toEqual([]);
  });

  it('matches the sums of the deals after a change is rolled back', async () => {
    await store.insertSoldDeal('2026-05-31', { closer_id: ann });
    const before = await listCredits();
    const work = store.database.transaction(async em => {
      await em.execute('delete from deal');
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await listCredits()).toEqual(before);
  });
});

describe('the roll-up table during concurrent changes of the same people and months', () => {
  /** Changes the gross, and moves the delivery one day later, into the next month. */
  const changeSql = (number: number) =>
    `update deal set front_gross = 7, delivery_date = delivery_date + 1 where number = ${number}`;

  it('counts every change when deals of the same people and months are changed concurrently', async () => {
    const numbers: number[] = [];
    for (let desk = 0; desk < 16; desk++) {
      numbers.push(await store.insertSoldDeal('2026-05-31', { closer_id: ann }));
    }
    await Promise.all(numbers.map(number => store.database.transaction(em => em.execute(changeSql(number)))));
    expect((await listCredits()).map(({ halves, front }) => [halves, front])).toEqual([[2 * 16, 2 * 16 * 7]]);
    expect(await listDifferences()).toEqual([]);
  });

  it('counts every change of a deal when one of two deadlocked transactions runs again', async () => {
    const insertTwoDeals = (closer_id: number, day: Day) =>
      Promise.all([store.insertSoldDeal(day, { closer_id }), store.insertSoldDeal(day, { closer_id })]);
    const [dealsOfAnn, dealsOfBob] = [
      await insertTwoDeals(ann, '2026-05-31'),
      await insertTwoDeals(bob, '2026-03-31'),
    ];
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let tries = 0;
    const changeTwo = (first: number, second: number, desk: 0 | 1) =>
      store.database.transaction(async em => {
        tries++;
        await em.execute(changeSql(first));
        started[desk].resolve();
        await started[1 - desk]?.promise;
        await em.execute(changeSql(second));
      });
    await Promise.all([
      changeTwo(dealsOfAnn[0], dealsOfBob[0], 0),
      changeTwo(dealsOfBob[1], dealsOfAnn[1], 1),
    ]);
    expect(tries).toBe(3);
    expect(await listDifferences()).toEqual([]);
  });
});

describe('npm run verify', () => {
  const run = async (isRebuilding = false) => {
    const lines: string[] = [];
    const isCorrect = await verifyRollUps(store.url, isRebuilding, line => void lines.push(line));
    return { isCorrect, lines };
  };

  it('finds wrong sums and rebuilds the roll-ups', async () => {
    await store.insertSoldDeal('2026-05-31', { closer_id: ann, car_type: 'New' });
    expect(await run()).toEqual({ isCorrect: true, lines: ['All stored totals match the deals.'] });

    await store.database.rows('update roll_up.credits_by_month set solo = solo + 1');
    const found = await run();
    expect(found).toMatchObject({ isCorrect: false });
    expect(found.lines).toEqual([
      'One total does not match the deals:',
      '  May 2026, Pat Person1, New: solo deals stored as 2, should be 1.',
      'To recalculate the stored totals from the deals, run `npm run verify -- --rebuild`.',
    ]);

    const version = () => store.database.row('select sum(version) as version from store_version');
    const before = await version();
    expect(await run(true)).toMatchObject({ isCorrect: true });
    expect(await run()).toMatchObject({ isCorrect: true });
    expect(await version()).not.toEqual(before); // the new version invalidates cached results
  });
});

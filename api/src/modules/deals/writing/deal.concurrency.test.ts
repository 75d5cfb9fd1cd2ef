import type { Context } from '../../../platform/context.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { deleteDeal, renumberDeal, reviewDeal, setDealGross, updateDeal } from '../deal.service.ts';

/** Number of desks that write concurrently. */
const DESKS = 20;

let store: TestStore;
let manager: Context;
let office: Context;

beforeAll(async () => {
  store = await TestStore.open();
  manager = await store.createContextForPosition(3);
  office = await store.createContextForPosition(4);
});
afterAll(() => store.close());

const toOutcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

const runOnAllDesks = (work: (desk: number) => Promise<unknown>): Promise<string[]> =>
  Promise.all(Array.from({ length: DESKS }, (_, desk) => toOutcome(work(desk))));

const getStoredDeal = (number: number) =>
  store.database.row('select * from deal where number = $1', [number]);

const getDealId = async (number: number): Promise<number> =>
  (await store.database.row<{ id: number }>('select id from deal where number = $1', [number]))?.id ?? 0;

/**
 * Lists the values that a field of a deal has had. Also checks that each change starts from the value that
 * the previous change stored.
 */
async function listFieldValues(dealId: number, field: string): Promise<(string | null)[]> {
  const changes = await store.database.rows<{ from: string | null; to: string | null }>(
    `select from_value as "from", to_value as "to" from deal_change
     where deal_id = $1 and field = $2 and action <> 'delete' order by id`,
    [dealId, field],
  );
  expect(changes.slice(1).map(each => each.from)).toEqual(changes.slice(0, -1).map(each => each.to));
  return changes.map(each => each.to);
}

it('renumbers only one of twenty deals when all of them request the same number', async () => {
  const numbers: number[] = [];
  for (let desk = 0; desk < DESKS; desk++) numbers.push(await store.insertDeal());
  const newNumber = 900_001;
  const outcomes = await runOnAllDesks(desk => renumberDeal(manager, numbers[desk] ?? 0, newNumber));
  expect(outcomes.filter(each => each === 'done')).toHaveLength(1);
  expect(outcomes.filter(each => each === 'CONFLICT')).toHaveLength(DESKS - 1);
  const rows = await store.database.rows('select from deal where number = any($1)', [
    [...numbers, newNumber],
  ]);
  expect(rows).toHaveLength(DESKS);
});

it('renumbers a deal once when twenty desks concurrently renumber it to different numbers', async () => {
  const number = await store.insertDeal();
  const key = await getDealId(number);
  const outcomes = await runOnAllDesks(desk => renumberDeal(manager, number, 910_000 + desk));
  expect(outcomes.filter(each => each === 'done')).toHaveLength(1);
  expect(outcomes.filter(each => each === 'NOT_FOUND')).toHaveLength(DESKS - 1);
  expect(await listFieldValues(key, 'number')).toEqual([expect.stringMatching(/^9100\d\d$/)]);
  expect(await getStoredDeal(number)).toBeUndefined();
});

it('keeps every acknowledged edit of a deal, and accepts no edit after its deletion, when desks renumber, edit and delete it concurrently', async () => {
  for (let round = 0; round < 5; round++) {
    const number = await store.insertDeal();
    const key = await getDealId(number);
    const newNumber = 920_000 + round;
    const outcomes = await runOnAllDesks(desk => {
      if (desk === 7) return renumberDeal(manager, number, newNumber);
      if (desk === 13) return deleteDeal(manager, number);
      return updateDeal(manager, number, { notes: `desk ${desk}` });
    });
    const acknowledged = outcomes.flatMap((each, desk) => (each === 'done' ? [desk] : []));
    expect(outcomes.filter(each => !['done', 'NOT_FOUND'].includes(each))).toEqual([]);
    expect(acknowledged.filter(desk => desk === 7 || desk === 13).length).toBe(1); // the other action of the two was rejected
    const edits = acknowledged.filter(desk => desk !== 7 && desk !== 13).map(desk => `desk ${desk}`);
    const noteValues = await listFieldValues(key, 'notes');
    expect([...noteValues].sort()).toEqual(edits.sort());

    const isDeleted = acknowledged.includes(13);
    const expectedDeal = isDeleted ? undefined : expect.objectContaining({ notes: noteValues.at(-1) ?? '' });
    expect(await getStoredDeal(newNumber)).toEqual(expectedDeal);
    expect(await getStoredDeal(number)).toBeUndefined();
  }
});

it('keeps the front and back gross of a deal when twenty desks type them concurrently', async () => {
  const number = await store.insertDeal();
  const key = await getDealId(number);
  const outcomes = await runOnAllDesks(desk =>
    setDealGross(manager, number, desk % 2 ? { frontGross: desk * 100 } : { backGross: desk * 100 }),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  const [front, back] = [await listFieldValues(key, 'frontGross'), await listFieldValues(key, 'backGross')];
  expect([front.length, back.length]).toEqual([DESKS / 2, DESKS / 2]);
  const deal = await getStoredDeal(number);
  expect(deal).toMatchObject({ front_gross: Number(front.at(-1)), back_gross: Number(back.at(-1)) });
  expect(deal).toMatchObject({ version: 1 + DESKS });
});

it('keeps both review flags of a deal and records each flag once when twenty desks tick them concurrently', async () => {
  const number = await store.insertDeal();
  const key = await getDealId(number);
  const outcomes = await runOnAllDesks(desk =>
    reviewDeal(office, number, desk % 2 ? { isUpdated: true } : { isConfirmed: true }),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
  expect(await getStoredDeal(number)).toMatchObject({ is_updated: true, is_confirmed: true, version: 3 });
  expect(await listFieldValues(key, 'isUpdated')).toEqual(['true']);
  expect(await listFieldValues(key, 'isConfirmed')).toEqual(['true']);
});

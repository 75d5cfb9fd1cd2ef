import sql, { type Sql } from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';
import { DEAL_SIDES, IS_CREDITED_SIDE, UNITS } from './credits.sql.ts';

const DAY = '2026-11-21';

let store: TestStore;
let ann: number;
let bob: number;

beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  await store.clear();
  ann = await store.insertEmployee();
  bob = await store.insertEmployee();
});
afterAll(() => store.close());

/** Returns the employees credited with the selected deals, with their roles and their shares of a deal. */
const listCredits = (condition = sql`is_sold`) =>
  store.database.rows(
    sql`select employee_id as "employeeId", role, halves::float8 / 2 as share
     from deal cross join ${DEAL_SIDES} where ${condition} and ${IS_CREDITED_SIDE} order by employee_id, role`,
  );

/** Returns the units by class, counted from `from`: the deals of the store, or the credited sides. */
const queryUnits = async (from: Sql) => (await store.database.rows(sql`select ${UNITS} from ${from}`))[0];
const queryStoreUnits = () => queryUnits(sql`roll_up.sales_by_day where day = ${DAY}`);
const queryCreditedUnits = () =>
  queryUnits(sql`deal cross join ${DEAL_SIDES} where is_sold and ${IS_CREDITED_SIDE}`);

describe('unit credit of a sold deal', () => {
  it('credits half a unit to each side of a split deal', async () => {
    await store.insertSoldDeal(DAY, { closer_id: ann, additional_id: bob });
    expect(await listCredits()).toEqual([
      { employeeId: ann, role: 'closer', share: 0.5 },
      { employeeId: bob, role: 'additional', share: 0.5 },
    ]);
  });

  it('credits the whole unit to a closer when the deal has no additional salesperson', async () => {
    await store.insertSoldDeal(DAY, { closer_id: ann });
    expect(await listCredits()).toEqual([{ employeeId: ann, role: 'solo', share: 1 }]);
  });

  it('credits the whole unit to an additional salesperson when the deal has no closer', async () => {
    await store.insertSoldDeal(DAY, { additional_id: bob });
    expect(await listCredits()).toEqual([{ employeeId: bob, role: 'solo', share: 1 }]);
  });

  it('counts one unit for a person, not two halves, when both sides name that person', async () => {
    await store.insertSoldDeal(DAY, { closer_id: ann, additional_id: ann });
    expect(await listCredits()).toEqual([{ employeeId: ann, role: 'solo', share: 1 }]);
  });

  it('credits no employee when a deal has no salespeople, but counts one unit for the store', async () => {
    await store.insertSoldDeal(DAY, { car_type: 'New' });
    expect(await listCredits()).toEqual([]);
    expect(await queryStoreUnits()).toMatchObject({ new: 1 });
  });

  it('counts a split deal as one unit for the store, and as one unit in the sum of its two people', async () => {
    await store.insertSoldDeal(DAY, { car_type: 'Used', closer_id: ann, additional_id: bob });
    expect(await queryStoreUnits()).toMatchObject({ used: 1 });
    expect(await queryCreditedUnits()).toMatchObject({ used: 1 });
  });

  it('removes the credit of the people and of the store when a delivered deal becomes DEAD', async () => {
    await store.insertSoldDeal(DAY, { deal_status: 'DEAD', closer_id: ann, additional_id: bob });
    expect(await listCredits()).toEqual([]);
    expect(await queryStoreUnits()).toMatchObject({ unclassified: 0 });
  });
});

it('credits unsold deals like sold deals, because Hog shows deals of every status', async () => {
  await store.insertDeal({ closer_id: ann, additional_id: bob });
  await store.insertDeal({ closer_id: ann });
  expect(await listCredits(sql`not is_sold`)).toEqual([
    { employeeId: ann, role: 'closer', share: 0.5 },
    { employeeId: ann, role: 'solo', share: 1 },
    { employeeId: bob, role: 'additional', share: 0.5 },
  ]);
});

import sql, { type Sql } from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';
import { CREDITED, SIDES, UNITS } from './credits.sql.ts';

const DAY = '2026-11-21';

let store: TestStore;
let ann: number;
let bob: number;

beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  await store.clear();
  ann = await store.employee();
  bob = await store.employee();
});
afterAll(() => store.close());

/** Whom the store's deals of the day credit, how, and with how much of a deal. */
const credits = (condition = sql`is_sold`) =>
  store.database.rows(
    sql`select employee_id as "employeeId", role, halves::float8 / 2 as share
     from deal cross join ${SIDES} where ${condition} and ${CREDITED} order by employee_id, role`,
  );

/** The units of the store's deals of the day by class: the store's, or those that people are credited with. */
const units = async (from: Sql) => (await store.database.rows(sql`select ${UNITS} from ${from}`))[0];
const storeUnits = () => units(sql`roll_up.sales_by_day where day = ${DAY}`);
const creditedUnits = () => units(sql`deal cross join ${SIDES} where is_sold and ${CREDITED}`);

describe('the unit credit of a sold deal', () => {
  it('is half each in a split', async () => {
    await store.soldDeal(DAY, { closer_id: ann, additional_id: bob });
    expect(await credits()).toEqual([
      { employeeId: ann, role: 'closer', share: 0.5 },
      { employeeId: bob, role: 'additional', share: 0.5 },
    ]);
  });

  it('is whole for a closer alone', async () => {
    await store.soldDeal(DAY, { closer_id: ann });
    expect(await credits()).toEqual([{ employeeId: ann, role: 'solo', share: 1 }]);
  });

  it('is whole for an additional alone', async () => {
    await store.soldDeal(DAY, { additional_id: bob });
    expect(await credits()).toEqual([{ employeeId: bob, role: 'solo', share: 1 }]);
  });

  it('is one, not two halves, when both sides name the same person', async () => {
    await store.soldDeal(DAY, { closer_id: ann, additional_id: ann });
    expect(await credits()).toEqual([{ employeeId: ann, role: 'solo', share: 1 }]);
  });

  it('is nobody’s when nobody is named, and still one for the store', async () => {
    await store.soldDeal(DAY, { car_type: 'New' });
    expect(await credits()).toEqual([]);
    expect(await storeUnits()).toMatchObject({ new: 1 });
  });

  it('is one for the store in a split, and one for its two people together', async () => {
    await store.soldDeal(DAY, { car_type: 'Used', closer_id: ann, additional_id: bob });
    expect(await storeUnits()).toMatchObject({ used: 1 });
    expect(await creditedUnits()).toMatchObject({ used: 1 });
  });

  it('is taken back, from people and store, when a delivered deal dies', async () => {
    await store.soldDeal(DAY, { deal_status: 'DEAD', closer_id: ann, additional_id: bob });
    expect(await credits()).toEqual([]);
    expect(await storeUnits()).toMatchObject({ unclassified: 0 });
  });
});

it('shares a deal in the same way before it is sold, for Hog shows every status', async () => {
  await store.deal({ closer_id: ann, additional_id: bob });
  await store.deal({ closer_id: ann });
  expect(await credits(sql`not is_sold`)).toEqual([
    { employeeId: ann, role: 'closer', share: 0.5 },
    { employeeId: ann, role: 'solo', share: 1 },
    { employeeId: bob, role: 'additional', share: 0.5 },
  ]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { type DealField, dealFields } from '../deals/deal.fields.ts';
import { amendDeal, deleteDeal, setDealGross } from '../deals/deal.service.ts';
import { formatClosedMonthError } from '../rules/closing/closedMonth.ts';
import { TestStore } from '../testing/testStore.ts';

let store: TestStore;
let ann: number;
let bob: number;
/** Of May, which is closed. */
let inMay: number;

beforeAll(async () => {
  store = await TestStore.open();
  ann = await store.employee({ team: 2 });
  bob = await store.employee({ team: 3 });
  inMay = await store.soldDeal('2026-05-31', {
    closer_id: ann,
    closer_team_final: 2,
    added_date: '2026-04-30',
  });
  await store.vacation(ann, '2026-05', 1);
  await store.workingDays('2026-05', 20, 25);
  await store.pot('2026-05', 2_500);
  await store.database.rows(CLOSING, ['2026-05-01', ann]);
});
afterAll(() => store.close());

const CLOSING = `insert into month_closing (month, closed_at, closed_by, format, stored) values ($1, now(), $2, 1, '{}')`;

const refusal = { code: 'CONFLICT', message: formatClosedMonthError('2026-05') };
const changing = (text: string, values: readonly unknown[] = []) => store.database.write({ text, values });

type Fields = typeof dealFields;

/** Another value of a field than the deal has, as PostgreSQL reads it, for the fields of a kind. */
const OTHER_OF_KIND: Readonly<Record<Exclude<Fields[keyof Fields]['kind'], 'choice' | 'day'>, string>> = {
  number: '99999',
  person: 'employee',
  team: '4',
  text: 'Typo',
  money: '1',
  flag: 'true',
};

/** The same for those whose values differ. */
const OTHER: Readonly<
  Record<
    { [Name in keyof Fields]: Fields[Name]['kind'] extends 'choice' | 'day' ? Name : never }[keyof Fields],
    string
  >
> = {
  carType: 'New',
  dealStatus: 'DEAD',
  tradeStatus: 'TRADE',
  deliveryStatus: 'TBA',
  deliveryDate: '2026-05-30',
  addedDate: '2026-04-29',
};

describe.each(Object.entries<DealField>(dealFields))('of a deal in a closed month, %s', (name, field) => {
  it(field.counts ? 'cannot change' : 'can be mended', async () => {
    const other = { ...OTHER_OF_KIND, ...OTHER }[name in OTHER ? name : field.kind];
    const change = changing(`update deal set ${field.column} = $1 where number = $2`, [
      other === 'employee' ? bob : other,
      inMay,
    ]);
    if (field.counts) await expect(change).rejects.toMatchObject(refusal);
    else await change;
  });
});

it.each([
  [
    'a deal recorded in it',
    "insert into deal (number, delivery_date, added_date) values (7, '2026-05-01', '2026-06-01')",
  ],
  [
    'a deal of another month, not delivered, recorded in it',
    "insert into deal (number, added_date) values (7, '2026-05-31')",
  ],
  ['a deal deleted', 'delete from deal'],
  ['all deals taken away', 'truncate deal'],
  ['a deal moved out', "update deal set delivery_date = '2026-06-01'"],
  ['its vacation units', 'update vacation_units set unit_count = 2'],
  ['its vacation units moved out', "update vacation_units set month = '2026-06-01'"],
  ['its working days', 'delete from working_days'],
  [
    'its pot, set by a statement that may find none',
    "insert into month_pot (month, total) values ('2026-05-01', 1) on conflict (month) do update set total = 1",
  ],
])('refuses %s', async (_what, statement) => {
  await expect(changing(statement)).rejects.toMatchObject(refusal);
});

it('refuses a deal that moves in', async () => {
  const inJune = await store.deal({ added_date: '2026-06-01' });
  const context = await store.contextOfA(3);
  await expect(amendDeal(context, inJune, { deliveryDate: '2026-05-31' })).rejects.toMatchObject(refusal);
  await amendDeal(context, inJune, { deliveryDate: '2026-06-30' });
});

it('lets a delivery date leave a closed month only as far as the log day goes', async () => {
  const context = await store.contextOfA(3);
  await expect(deleteDeal(context, inMay)).rejects.toMatchObject(refusal);
  await expect(amendDeal(context, inMay, { deliveryDate: null })).rejects.toMatchObject(refusal);
});

it('can neither be altered nor taken away', async () => {
  await expect(changing('delete from month_closing')).rejects.toThrow();
  await expect(changing(`update month_closing set stored = '{"a": 1}'`)).rejects.toThrow();
  await expect(changing('truncate month_closing')).rejects.toThrow();
});

it('is reopened only by whom and why, and takes changes then', async () => {
  await expect(changing('update month_closing set reopened_at = now()')).rejects.toThrow();
  await changing("update month_closing set reopened_at = now(), reopened_by = $1, reason = 'Typo'", [ann]);
  await setDealGross(await store.contextOfA(3), inMay, { frontGross: 100 });
});

it('a closing waits for changes that have begun, and those that come later see it', async () => {
  const march = await store.deal({ added_date: '2026-03-03' });
  const order: string[] = [];
  const gross = (cents: number) =>
    store.contextOfA(3).then(context => setDealGross(context, march, { frontGross: cents }));
  let closing: Promise<unknown> | undefined;
  await store.database.writeTogether(async writer => {
    await writer.row({ text: 'update deal set front_gross = 5 where number = $1', values: [march] });
    closing = store.database.writeTogether(async closer => {
      await closer.row({ text: 'select pg_advisory_xact_lock(4150108, 202603)', values: [] });
      order.push('closing');
      await closer.row({ text: CLOSING, values: ['2026-03-01', ann] });
    });
    await sleep(100);
    order.push('change');
  });
  await closing;
  expect(order).toEqual(['change', 'closing']);
  await expect(gross(700)).rejects.toMatchObject({ code: 'CONFLICT', message: formatClosedMonthError('2026-03') });
});

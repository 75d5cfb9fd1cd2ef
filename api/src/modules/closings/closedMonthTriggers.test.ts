import { setTimeout as sleep } from 'node:timers/promises';
import { formatClosedMonthError } from '../../rules/closing/closedMonth.ts';
import { TestStore } from '../../testing/testStore.ts';
import { type DealField, dealFields } from '../deals/deal.fields.ts';
import { deleteDeal, setDealGross, updateDeal } from '../deals/deal.service.ts';

let store: TestStore;
let ann: number;
let bob: number;
/** Number of a deal of May, which is closed. */
let mayDealNumber: number;

beforeAll(async () => {
  store = await TestStore.open();
  ann = await store.insertEmployee({ team: 2 });
  bob = await store.insertEmployee({ team: 3 });
  mayDealNumber = await store.insertSoldDeal('2026-05-31', {
    closer_id: ann,
    closer_team_final: 2,
    added_date: '2026-04-30',
  });
  await store.insertVacation(ann, '2026-05', 1);
  await store.insertWorkingDays('2026-05', 20, 25);
  await store.insertPot('2026-05', 2_500);
  await store.database.rows(INSERT_CLOSING, ['2026-05-01', ann]);
});
afterAll(() => store.close());

const INSERT_CLOSING = `insert into month_closing (month, closed_at, closed_by, format, stored) values ($1, now(), $2, 1, '{}')`;

const rejection = { code: 'CONFLICT', message: formatClosedMonthError('2026-05') };
const runStatement = (text: string, values: readonly unknown[] = []) =>
  store.database.write({ text, values });

type Fields = typeof dealFields;

/** Maps each kind of field to a value that differs from the stored value, as PostgreSQL reads it. */
const OTHER_VALUE_BY_KIND: Readonly<Record<Exclude<Fields[keyof Fields]['kind'], 'choice' | 'day'>, string>> =
  {
    number: '99999',
    person: 'employee',
    team: '4',
    text: 'Typo',
    money: '1',
    flag: 'true',
  };

/** Maps fields that need a specific valid value to a value that differs from the stored value. */
const OTHER_VALUE_BY_FIELD: Readonly<
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

describe.each(Object.entries<DealField>(dealFields))('the deal field %s in a closed month', (name, field) => {
  it(field.isCounted ? 'rejects a change' : 'accepts a change', async () => {
    const otherValue = { ...OTHER_VALUE_BY_KIND, ...OTHER_VALUE_BY_FIELD }[
      name in OTHER_VALUE_BY_FIELD ? name : field.kind
    ];
    const change = runStatement(`update deal set ${field.column} = $1 where number = $2`, [
      otherValue === 'employee' ? bob : otherValue,
      mayDealNumber,
    ]);
    if (field.isCounted) await expect(change).rejects.toMatchObject(rejection);
    else await change;
  });
});

it.each([
  [
    'a new deal with a delivery date in a closed month',
    "insert into deal (number, delivery_date, added_date) values (7, '2026-05-01', '2026-06-01')",
  ],
  [
    'a new undelivered deal with an added date in a closed month',
    "insert into deal (number, added_date) values (7, '2026-05-31')",
  ],
  ['the deletion of a deal of a closed month', 'delete from deal'],
  ['a truncation of all deals, some in a closed month', 'truncate deal'],
  ['a change that moves a deal out of a closed month', "update deal set delivery_date = '2026-06-01'"],
  ['a change of the vacation units of a closed month', 'update vacation_units set unit_count = 2'],
  [
    'a change that moves vacation units out of a closed month',
    "update vacation_units set month = '2026-06-01'",
  ],
  ['the deletion of the working days of a closed month', 'delete from working_days'],
  [
    'an upsert of the pot of a closed month',
    "insert into month_pot (month, total) values ('2026-05-01', 1) on conflict (month) do update set total = 1",
  ],
])('rejects %s', async (_what, statement) => {
  await expect(runStatement(statement)).rejects.toMatchObject(rejection);
});

it('rejects a change that moves a deal into a closed month', async () => {
  const juneDeal = await store.insertDeal({ added_date: '2026-06-01' });
  const context = await store.createContextForPosition(3);
  await expect(updateDeal(context, juneDeal, { deliveryDate: '2026-05-31' })).rejects.toMatchObject(
    rejection,
  );
  await updateDeal(context, juneDeal, { deliveryDate: '2026-06-30' });
});

it('rejects deleting a deal of a closed month, and moving its log day to another month', async () => {
  const context = await store.createContextForPosition(3);
  await expect(deleteDeal(context, mayDealNumber)).rejects.toMatchObject(rejection);
  await expect(updateDeal(context, mayDealNumber, { deliveryDate: null })).rejects.toMatchObject(rejection);
});

it('rejects a change or deletion of a closing', async () => {
  await expect(runStatement('delete from month_closing')).rejects.toThrow();
  await expect(runStatement(`update month_closing set stored = '{"a": 1}'`)).rejects.toThrow();
  await expect(runStatement('truncate month_closing')).rejects.toThrow();
});

it('requires an employee and a reason to reopen a month, and accepts changes of its deals afterwards', async () => {
  await expect(runStatement('update month_closing set reopened_at = now()')).rejects.toThrow();
  await runStatement("update month_closing set reopened_at = now(), reopened_by = $1, reason = 'Typo'", [
    ann,
  ]);
  await setDealGross(await store.createContextForPosition(3), mayDealNumber, { frontGross: 100 });
});

it('delays a closing until running changes of the month end, and rejects changes after the closing', async () => {
  const marchDeal = await store.insertDeal({ added_date: '2026-03-03' });
  const order: string[] = [];
  const setGross = (cents: number) =>
    store
      .createContextForPosition(3)
      .then(context => setDealGross(context, marchDeal, { frontGross: cents }));
  let closing: Promise<unknown> | undefined;
  await store.database.writeInTransaction(async writer => {
    await writer.row({ text: 'update deal set front_gross = 5 where number = $1', values: [marchDeal] });
    closing = store.database.writeInTransaction(async closer => {
      await closer.row({ text: 'select pg_advisory_xact_lock(4150108, 202603)', values: [] });
      order.push('closing');
      await closer.row({ text: INSERT_CLOSING, values: ['2026-03-01', ann] });
    });
    await sleep(100);
    order.push('change');
  });
  await closing;
  expect(order).toEqual(['change', 'closing']);
  await expect(setGross(700)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: formatClosedMonthError('2026-03'),
  });
});

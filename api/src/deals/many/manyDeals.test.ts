import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { NO_DEAL } from '../deal.history.ts';
import { amendDeal, deleteDeal } from '../deal.service.ts';
import { restoreDeal } from '../deletions/restoreDeal.service.ts';
import { recordDeals } from '../recording/recordDeal.service.ts';
import { type DealOfMany, deleteMany, recordMany } from './manyDeals.service.ts';
import type { DealKey } from './manyDeals.statements.ts';

let store: TestStore;
let manager: Context;

beforeAll(async () => {
  store = await TestStore.open();
  manager = { ...(await store.contextOfA(3)), source: { door: 'import', origin: 'old.xlsx' } };
});
afterAll(() => store.close());

const given = (number: number, fields: Partial<DealFieldsRow> = {}): DealOfMany => ({
  deal: { ...NO_DEAL, addedDate: '2026-03-02' as Day, ...fields, number },
  origin: `old.xlsx, line ${number}`,
});

const record = (deals: readonly DealOfMany[]) =>
  store.database.writeTogether(writer => recordMany(writer, manager, deals, () => {}));

const remove = (deals: readonly DealKey[]) =>
  store.database.writeTogether(writer => deleteMany(writer, manager, deals, () => {}));

/** The history of deals, without the keys that differ from store to store. */
const historyOf = (numbers: readonly number[]) =>
  store.database.rows<{ number: number; action: string; field: string; origin: string }>(
    `select deal_number as number, deal_version, action, employee_id, field, from_value, to_value, door, origin
     from deal_change where deal_number = any($1) order by deal_number, id`,
    [numbers],
  );

const numberOf = async (number: number) =>
  store.database.row<{ version: number }>('select version from deal where number = $1', [number]);

describe('recording many deals', () => {
  it('writes of each deal what recording it alone writes', async () => {
    const closerId = await store.employee({ team: 3 });
    const fields = {
      closerId,
      customerName: 'Ada "A" O’Neil\n',
      deliveryStatus: 'DEL',
      deliveryDate: '2026-03-04' as Day,
      frontGross: -12.5,
      notes: 'one\ntwo',
    } as const;
    await recordDeals(manager, [{ number: 901, fields: { ...fields, addedDate: '2026-03-02' as Day } }]);
    await record([given(902, { ...fields, closerTeamFinal: 3 })]);
    const alone = await historyOf([901]);
    const ofMany = await historyOf([902]);
    const asOf901 = ofMany.map(line => JSON.stringify({ ...line, number: 901, origin: 'old.xlsx' }));
    expect(asOf901.map(line => line.replaceAll('"902"', '"901"'))).toEqual(
      alone.map(line => JSON.stringify(line)),
    );
    const rows = await store.database.rows<{ customer_name: string }>(
      'select to_jsonb(deal) - $1::text[] as deal from deal where number in (901, 902)',
      [['id', 'number', 'search_text']],
    );
    expect(rows[1]).toEqual(rows[0]);
    expect(ofMany[0]?.origin).toBe('old.xlsx, line 902');
  });

  it('goes on above the last version that a number had', async () => {
    await recordDeals(manager, [{ number: 911, fields: { notes: 'a' } }]);
    await amendDeal(manager, 911, { notes: 'b' });
    await deleteDeal(manager, 911);
    await record([given(911)]);
    expect((await numberOf(911))?.version).toBe(3);
  });

  it('records none when one of the numbers is taken', async () => {
    await store.deal({ number: 921 });
    await expect(record([given(920), given(921), given(922)])).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await numberOf(920)).toBeUndefined();
    expect(await historyOf([920, 922])).toEqual([]);
  });

  it('keeps the sums of months as those of the deals', async () => {
    const closerId = await store.employee();
    const sold = { closerId, deliveryStatus: 'DEL', frontGross: 100.25 } as const;
    const deals = Array.from({ length: 40 }, (_, index) =>
      given(3000 + index, { ...sold, deliveryDate: `2025-${index % 2 ? '03' : '11'}-05` as Day }),
    );
    const keys = await record(deals);
    expect(await store.database.rows('select * from roll_up.differences')).toEqual([]);
    await remove(keys);
    expect(await store.database.rows('select * from roll_up.differences')).toEqual([]);
  });
});

describe('deleting many deals', () => {
  it('writes what deleting each writes, and each can be brought back', async () => {
    const [one] = await record([given(931, { notes: 'x', isUpdated: true, backGross: 7 })]);
    await remove([one as DealKey]);
    expect(await numberOf(931)).toBeUndefined();
    const lines = await historyOf([931]);
    const told = (action: string) => lines.filter(line => line.action === action).map(({ field }) => field);
    expect(told('delete')).toEqual(told('record'));
    expect(told('delete')).toContain('backGross');
    expect((await restoreDeal(manager, 931)).row).toMatchObject({
      notes: 'x',
      isUpdated: true,
      backGross: 7,
    });
  });

  it('deletes none when one of them was changed', async () => {
    const keys = await record([given(941), given(942)]);
    await amendDeal(manager, 942, { notes: 'mine' });
    await expect(remove(keys)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await numberOf(941)).toBeDefined();
  });
});

import type { Context } from '../../../platform/context.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { createDeals } from '../creating/createDeal.service.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { EMPTY_DEAL } from '../deal.history.ts';
import { deleteDeal, updateDeal } from '../deal.service.ts';
import { restoreDeal } from '../deletions/restoreDeal.service.ts';
import { type BulkDeal, bulkCreateDeals, bulkDeleteDeals } from './bulkDeals.service.ts';
import type { DealKey } from './bulkDeals.statements.ts';

let store: TestStore;
let manager: Context;

beforeAll(async () => {
  store = await TestStore.open();
  manager = {
    ...(await store.createContextForPosition(3)),
    source: { channel: 'import', origin: 'old.xlsx' },
  };
});
afterAll(() => store.close());

const buildDeal = (number: number, fields: Partial<DealFieldsRow> = {}): BulkDeal => ({
  deal: { ...EMPTY_DEAL, addedDate: '2026-03-02' as Day, ...fields, number },
  origin: `old.xlsx, line ${number}`,
});

const bulkCreate = (deals: readonly BulkDeal[]) =>
  store.database.writeInTransaction(writer => bulkCreateDeals(writer, manager, deals, () => {}));

const bulkDelete = (deals: readonly DealKey[]) =>
  store.database.writeInTransaction(writer => bulkDeleteDeals(writer, manager, deals, () => {}));

/** Loads the history of these deals. Omits the ids, because they differ between test stores. */
const loadHistory = (numbers: readonly number[]) =>
  store.database.rows<{ number: number; action: string; field: string; origin: string }>(
    `select deal_number as number, deal_version, action, employee_id, field, from_value, to_value, door, origin
     from deal_change where deal_number = any($1) order by deal_number, id`,
    [numbers],
  );

const loadVersion = async (number: number) =>
  store.database.row<{ version: number }>('select version from deal where number = $1', [number]);

describe('bulkCreateDeals', () => {
  it('writes the same row and history for a deal as `createDeal`', async () => {
    const closerId = await store.insertEmployee({ team: 3 });
    const fields = {
      closerId,
      customerName: 'Ada "A" O’Neil\n',
      deliveryStatus: 'DEL',
      deliveryDate: '2026-03-04' as Day,
      frontGross: -12.5,
      notes: 'one\ntwo',
    } as const;
    await createDeals(manager, [{ number: 901, fields: { ...fields, addedDate: '2026-03-02' as Day } }]);
    await bulkCreate([buildDeal(902, { ...fields, closerTeamFinal: 3 })]);
    const singleHistory = await loadHistory([901]);
    const bulkHistory = await loadHistory([902]);
    const bulkHistoryAs901 = bulkHistory.map(line =>
      JSON.stringify({ ...line, number: 901, origin: 'old.xlsx' }),
    );
    expect(bulkHistoryAs901.map(line => line.replaceAll('"902"', '"901"'))).toEqual(
      singleHistory.map(line => JSON.stringify(line)),
    );
    const rows = await store.database.rows<{ customer_name: string }>(
      'select to_jsonb(deal) - $1::text[] as deal from deal where number in (901, 902)',
      [['id', 'number', 'search_text']],
    );
    expect(rows[1]).toEqual(rows[0]);
    expect(bulkHistory[0]?.origin).toBe('old.xlsx, line 902');
  });

  it('continues the version count of a deleted deal that had the same number', async () => {
    await createDeals(manager, [{ number: 911, fields: { notes: 'a' } }]);
    await updateDeal(manager, 911, { notes: 'b' });
    await deleteDeal(manager, 911);
    await bulkCreate([buildDeal(911)]);
    expect((await loadVersion(911))?.version).toBe(3);
  });

  it('creates no deal when one of the numbers is taken', async () => {
    await store.insertDeal({ number: 921 });
    await expect(bulkCreate([buildDeal(920), buildDeal(921), buildDeal(922)])).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await loadVersion(920)).toBeUndefined();
    expect(await loadHistory([920, 922])).toEqual([]);
  });

  it('keeps the monthly sums equal to the sums of the stored deals', async () => {
    const closerId = await store.insertEmployee();
    const sold = { closerId, deliveryStatus: 'DEL', frontGross: 100.25 } as const;
    const deals = Array.from({ length: 40 }, (_, index) =>
      buildDeal(3000 + index, { ...sold, deliveryDate: `2025-${index % 2 ? '03' : '11'}-05` as Day }),
    );
    const keys = await bulkCreate(deals);
    expect(await store.database.rows('select * from roll_up.differences')).toEqual([]);
    await bulkDelete(keys);
    expect(await store.database.rows('select * from roll_up.differences')).toEqual([]);
  });
});

describe('bulkDeleteDeals', () => {
  it('writes the same history for each deal as the deletion of a single deal, so that the deal can be restored', async () => {
    const [key] = await bulkCreate([buildDeal(931, { notes: 'x', isUpdated: true, backGross: 7 })]);
    await bulkDelete([key as DealKey]);
    expect(await loadVersion(931)).toBeUndefined();
    const lines = await loadHistory([931]);
    const listFields = (action: string) =>
      lines.filter(line => line.action === action).map(({ field }) => field);
    expect(listFields('delete')).toEqual(listFields('record'));
    expect(listFields('delete')).toContain('backGross');
    expect((await restoreDeal(manager, 931)).row).toMatchObject({
      notes: 'x',
      isUpdated: true,
      backGross: 7,
    });
  });

  it('deletes no deal when one of the deals was changed after its creation', async () => {
    const keys = await bulkCreate([buildDeal(941), buildDeal(942)]);
    await updateDeal(manager, 942, { notes: 'mine' });
    await expect(bulkDelete(keys)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await loadVersion(941)).toBeDefined();
  });
});

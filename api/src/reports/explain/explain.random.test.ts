import type { Context } from '../../context.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { expectToAddUp } from '../../testing/explained.ts';
import { fillAtRandom } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { TestStore } from '../../testing/testStore.ts';
import type { PotFigureName } from '../potOfGold/potOfGold.enums.ts';
import { explainPotOfGold } from '../potOfGold/potOfGold.explain.ts';
import { potOfGoldReport } from '../potOfGold/potOfGold.report.ts';
import { explainTickSheet } from '../tickSheet/tickSheet.explain.ts';
import { tickSheetReport } from '../tickSheet/tickSheet.report.ts';

const ranges: DayRange[] = [
  { start: '2026-06-01', end: '2026-06-30' },
  { start: '2026-05-01', end: '2026-05-31' },
  { start: '2026-07-01', end: '2026-07-31' },
  { start: '2026-06-17', end: '2026-06-17' },
  { start: '2026-04-10', end: '2026-08-09' },
  { start: '2025-11-30', end: '2026-06-17' },
  { start: '1900-01-01', end: '2999-12-31' },
];

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.contextOfA(5);
  await fillAtRandom(store, seed, 900);
  await store.workingDays('2026-06', 13, 25);
  await store.pot('2026-05', 2_500.01);
});
afterAll(() => store.close());

const idsOf = (rows: readonly { person: { id: number } }[]) => rows.map(({ person }) => person.id);

describe(`each figure of a random store (SEED=${seed}) is what its steps come to`, () => {
  it.each(ranges)('on the tick sheet of %j', async range => {
    const sheet = await tickSheetReport(context, range);
    const lines = sheet.sections.flatMap(({ rows, total }) => [
      ...rows.slice(0, 3).map(row => ({ ids: [row.person.id], figures: row })),
      { ids: idsOf(rows), figures: total },
    ]);
    const names = [
      'new',
      'used',
      'unclassified',
      'total',
      'vacation',
      'threeMonthAverage',
      'previous',
      'track',
      'usedTrack',
    ] as const;
    for (const { ids, figures } of lines) {
      for (const name of names) {
        const explained = await explainTickSheet(context, range, name, ids);
        expect([name, explained.figure]).toEqual([name, figures[name]]);
        await expectToAddUp(context, explained);
      }
    }
    const { store: totals } = sheet;
    for (const [name, figure] of [
      ['new', totals.new.sold],
      ['newTrack', totals.new.track],
      ['used', totals.used.sold],
      ['usedTrack', totals.used.track],
      ['total', totals.total.sold],
      ['track', totals.total.track],
      ['unclassified', totals.unclassified],
    ] as const) {
      const explained = await explainTickSheet(context, range, name);
      expect([name, explained.figure]).toEqual([name, figure]);
      await expectToAddUp(context, explained);
    }
  });

  it.each(['2026-02', '2026-05', '2026-06'] as const)('in the pot of gold of %s', async month => {
    const { rows, spiffPerUsedCar, totalPaid } = await potOfGoldReport(context, month);
    for (const { person, ...figures } of rows) {
      for (const [name, figure] of Object.entries(figures)) {
        const explained = await explainPotOfGold(context, month, name as PotFigureName, person.id);
        expect([name, explained.figure]).toEqual([name, Number(figure)]);
        await expectToAddUp(context, explained);
      }
    }
    for (const [name, figure] of Object.entries({ spiffPerUsedCar, totalPaid })) {
      const explained = await explainPotOfGold(context, month, name as PotFigureName);
      expect([name, explained.figure]).toEqual([name, figure]);
      await expectToAddUp(context, explained);
    }
  });
});

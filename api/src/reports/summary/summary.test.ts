import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getSummaryReport } from './summary.report.ts';

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  context = await store.createContextForPosition(3);
});
afterEach(() => store.clear());
afterAll(() => store.close());

describe('summary stats', () => {
  it('returns no prior days before 1900, the first supported year', async () => {
    const getPriorRange = async (start: Day, end: Day) =>
      (await getSummaryReport(context, { start, end })).priorRange;
    expect(await getPriorRange('1900-01-01', '1900-12-31')).toBeNull();
    expect(await getPriorRange('1900-07-01', '1901-06-30')).toEqual({
      start: '1900-01-01',
      end: '1900-06-30',
    });
  });

  it('compares February with all 29 days of February in a leap year', async () => {
    await store.insertSoldDeal('2025-02-28', { car_type: 'New', front_gross: 100, back_gross: 50.5 });
    await store.insertSoldDeal('2024-02-29', { car_type: 'Cert', front_gross: 20.25 });
    await store.insertSoldDeal('2024-02-01', { car_type: 'Used', back_gross: -70 });
    await store.insertSoldDeal('2024-03-01', { car_type: 'Used' });
    const report = await getSummaryReport(context, { start: '2025-02-01', end: '2025-02-28' });
    expect(report.title).toBe('February Stats');
    expect(report.priorRange).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    expect(report.stats).toEqual({
      new: { current: 1, prior: 0, difference: 1 },
      used: { current: 0, prior: 2, difference: -2 },
      certified: { current: 0, prior: 1, difference: -1 },
      total: { current: 1, prior: 2, difference: -1 },
      unclassified: { current: 0, prior: 0, difference: 0 },
      gross: { current: 150.5, prior: -49.75, difference: 200.25 },
    });
    expect(report.steps.at(-1)).toEqual({
      start: '2025-02-28',
      current: 1,
      prior: 1,
      currentToDate: 1,
      priorToDate: 2,
    });
  });

  it('counts unassigned deals, and deals with no car type, only in the total', async () => {
    await store.insertSoldDeal('2026-06-01');
    const { stats } = await getSummaryReport(context, { start: '2026-06-01', end: '2026-06-01' });
    expect(stats).toMatchObject({
      new: { current: 0 },
      used: { current: 0 },
      total: { current: 1 },
      unclassified: { current: 1 },
    });
  });

  it('shows the dates in the title when the range is not a whole month', async () => {
    const { title } = await getSummaryReport(context, { start: '2025-09-01', end: '2025-11-30' });
    expect(title).toBe('Sep 1, 2025 – Nov 30, 2025 Stats');
  });

  it('returns one step of the chart for each month when the range is longer than a month', async () => {
    await store.insertSoldDeal('2026-05-31');
    await store.insertSoldDeal('2026-06-01');
    await store.insertSoldDeal('2025-06-30');
    const { steps } = await getSummaryReport(context, { start: '2026-01-01', end: '2026-12-31' });
    expect(steps.map(({ start, current, prior }) => [start, current, prior])).toEqual([
      ['2026-05-01', 1, 0],
      ['2026-06-01', 1, 1],
    ]);
  });
});

describe('summary stats to date', () => {
  const JUNE = { start: '2026-06-01', end: '2026-06-30' } as const;

  it('compares the days up to today with the same days of the previous year', async () => {
    store.clock.set('2026-06-17T16:00:00Z');
    await store.insertSoldDeal('2026-06-17', { car_type: 'New', front_gross: 100 });
    await store.insertSoldDeal('2026-06-18', { car_type: 'New', front_gross: 1000 }); // sold, to be delivered tomorrow
    await store.insertSoldDeal('2025-06-17', { car_type: 'Cert', back_gross: 30.5 });
    await store.insertSoldDeal('2025-06-18', { car_type: 'Used' });
    const { stats, toDate } = await getSummaryReport(context, JUNE);
    expect(stats.total).toEqual({ current: 2, prior: 2, difference: 0 });
    expect(toDate).toEqual({
      range: { start: '2026-06-01', end: '2026-06-17' },
      priorRange: { start: '2025-06-01', end: '2025-06-17' },
      stats: {
        new: { current: 1, prior: 0, difference: 1 },
        used: { current: 0, prior: 1, difference: -1 },
        certified: { current: 0, prior: 1, difference: -1 },
        total: { current: 1, prior: 1, difference: 0 },
        unclassified: { current: 0, prior: 0, difference: 0 },
        gross: { current: 100, prior: 30.5, difference: 69.5 },
      },
    });
  });

  it('returns figures to date that equal the stats of a range that ends today, also for a range of several months', async () => {
    store.clock.set('2026-02-28T16:00:00Z');
    await store.insertSoldDeal('2025-02-28', { front_gross: 7 });
    await store.insertSoldDeal('2025-03-01', { front_gross: 5 });
    await store.insertSoldDeal('2026-01-31', { front_gross: 3 });
    const { toDate } = await getSummaryReport(context, { start: '2026-01-01', end: '2026-12-31' });
    const reportUntilToday = await getSummaryReport(context, { start: '2026-01-01', end: '2026-02-28' });
    expect(toDate).toEqual({
      range: { start: '2026-01-01', end: '2026-02-28' },
      priorRange: reportUntilToday.priorRange,
      stats: reportUntilToday.stats,
    });
    expect(reportUntilToday).toMatchObject({ toDate: null, stats: { gross: { current: 3, prior: 7 } } });
  });
});

describe('team rows of the summary', () => {
  const JUNE = { start: '2026-06-01', end: '2026-06-30' } as const;

  it('credits half of the front gross to each side, including negative gross, and rounds each total only once', async () => {
    const pat = await store.insertEmployee({ team: 2, name: 'Pat Adams' });
    const sam = await store.insertEmployee({ team: 2, name: 'Sam Brown' });
    await store.insertSoldDeal('2026-06-01', {
      closer_id: pat,
      additional_id: sam,
      front_gross: 0.01,
      back_gross: 900,
    });
    await store.insertSoldDeal('2026-06-02', { closer_id: pat, front_gross: -100 });
    const [a] = (await getSummaryReport(context, JUNE)).sections;
    expect(a?.rows.map(row => row.frontGross)).toEqual([-100, 0.01]); // -99.995, 0.005
    expect(a?.total).toMatchObject({ total: 2, frontGross: -99.99 });
  });

  it('counts the vacation units only of months that begin within the range', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    await store.insertVacation(pat, '2026-05', 1.2);
    await store.insertVacation(pat, '2026-06', 0.1);
    const getVacation = async (start: `${number}-${number}-${number}`) => {
      const { sections } = await getSummaryReport(context, { start, end: '2026-06-30' });
      return sections[0]?.rows[0]?.vacation;
    };
    expect(await getVacation('2026-05-01')).toBe(1.3);
    expect(await getVacation('2026-05-02')).toBe(0.1);
    expect(await getVacation('2026-06-02')).toBe(0);
  });

  it('allows managers, but not sales managers, to edit the vacation units of a month', async () => {
    expect((await getSummaryReport(context, JUNE)).vacation).toEqual({ month: '2026-06', canEdit: true });
    const salesManager = await store.createContextForPosition(1);
    expect((await getSummaryReport(salesManager, JUNE)).vacation).toEqual({
      month: '2026-06',
      canEdit: false,
    });
  });
});

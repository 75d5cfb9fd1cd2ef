import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Position } from '../../rules/people/positions.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getTickSheetReport } from './tickSheet.report.ts';

const JUNE = { start: '2026-06-01', end: '2026-06-30' } as const;

let store: TestStore;
let context: Context;

beforeAll(async () => {
  store = await TestStore.open();
});
beforeEach(async () => {
  store.clock.set('2026-06-17T12:00:00Z');
  context = await store.createContextForPosition(4);
});
afterEach(() => store.clear());
afterAll(() => store.close());

const getRow = async (employeeId: number, range: Parameters<typeof getTickSheetReport>[1] = JUNE) => {
  const { sections } = await getTickSheetReport(context, range);
  return sections.flatMap(section => section.rows).find(row => row.person.id === employeeId);
};

const sell = async (day: `${number}-${number}-${number}`, count: number, fields: object) => {
  for (let index = 0; index < count; index++) await store.insertSoldDeal(day, fields);
};

describe('tick sheet sections', () => {
  it('lists the teams A, B, C and HSE, each with its first active sales manager by name as the title', async () => {
    await store.insertEmployee({ position: 1, team: 2, name: 'Zoe Adams' });
    await store.insertEmployee({ position: 1, team: 2, name: 'Ann Zorn' });
    await store.insertEmployee({ position: 1, team: 3, name: 'Gone Away', isActive: false });
    await store.insertEmployee({ position: 2, team: 4, name: 'No SalesManager' });
    const { sections } = await getTickSheetReport(context, JUNE);
    expect(sections.map(({ team, name, title }) => [team, name, title])).toEqual([
      [2, 'A Team', 'Zoe Adams'],
      [3, 'B Team', '- No Sales Manager'],
      [4, 'C Team', '- No Sales Manager'],
      [5, 'HSE', '- No Sales Manager'],
    ]);
  });

  it('lists active salespeople and all credited employees of other positions by last name', async () => {
    await store.insertEmployee({ team: 2, name: 'Ann Zorn' });
    await store.insertEmployee({ team: 2, name: 'Zoe adams' });
    await store.insertEmployee({ team: 2, name: 'Gone Quiet', isActive: false });
    const inactive = await store.insertEmployee({ team: 2, name: 'Gone Moe', isActive: false });
    await store.insertSoldDeal('2026-06-30', { closer_id: inactive });
    const [a] = (await getTickSheetReport(context, JUNE)).sections;
    expect(a?.rows.map(row => row.person.name)).toEqual(['Zoe adams', 'Gone Moe', 'Ann Zorn']);
  });

  it('adds No Team as the last section only when it has people', async () => {
    const withoutTeam = await store.insertEmployee({ team: null });
    const lastSection = (await getTickSheetReport(context, JUNE)).sections.at(-1);
    expect(lastSection).toMatchObject({ team: 1, name: 'No Team', title: '- No Sales Manager' });
    expect(lastSection?.rows.map(row => row.person.id)).toEqual([withoutTeam]);
  });

  it('lists an employee under the current team, not under the team frozen on the deal', async () => {
    const closer = await store.insertEmployee({ team: 3 });
    await store.insertSoldDeal('2026-06-02', { closer_id: closer, closer_team_final: 2 });
    const { sections } = await getTickSheetReport(context, JUNE);
    expect(sections.map(section => section.total.total)).toEqual([0, 1, 0, 0]);
  });
});

describe('tick sheet units', () => {
  it('counts sold deals from the first to the last day, including future days, but not DEAD or undelivered deals', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    for (const day of ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'] as const) {
      await store.insertSoldDeal(day, { closer_id: pat, car_type: 'New' });
    }
    await store.insertSoldDeal('2026-06-10', { closer_id: pat, car_type: 'New', deal_status: 'DEAD' });
    await store.insertDeal({
      closer_id: pat,
      car_type: 'New',
      delivery_status: 'OAC',
      delivery_date: '2026-06-10',
    });
    await store.insertDeal({
      closer_id: pat,
      car_type: 'New',
      delivery_status: 'DEL',
      added_date: '2026-06-10',
    });
    expect(await getRow(pat)).toMatchObject({ new: 2, used: 0, total: 2 });
  });

  it('credits half of a split deal to each side, and counts every deal once for the store, even if it is unassigned', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    const sam = await store.insertEmployee({ team: 3 });
    await store.insertSoldDeal('2026-06-01', { closer_id: pat, additional_id: sam, car_type: 'Cert' });
    await store.insertSoldDeal('2026-06-01', { closer_id: pat, additional_id: pat, car_type: 'New' });
    await store.insertSoldDeal('2026-06-01', { car_type: null });
    const { store: totals } = await getTickSheetReport(context, JUNE);
    expect(await getRow(pat)).toMatchObject({ new: 1, used: 0.5, unclassified: 0, total: 1.5 });
    expect(await getRow(sam)).toMatchObject({ used: 0.5, total: 0.5 });
    expect(totals).toMatchObject({
      new: { sold: 1 },
      used: { sold: 1 },
      total: { sold: 3 },
      unclassified: 1,
    });
  });

  it('computes 3MAvg from the three months before the first month of the range, and Prev with the vacation of the previous month', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    await sell('2026-02-28', 9, { closer_id: pat });
    await sell('2026-03-01', 2, { closer_id: pat });
    await sell('2026-05-31', 3, { closer_id: pat });
    await sell('2026-06-01', 9, { closer_id: pat });
    await store.insertVacation(pat, '2026-05', 0.75);
    await store.insertVacation(pat, '2026-04', 5);
    const midJune = { start: '2026-06-10', end: '2026-06-30' } as const;
    expect(await getRow(pat, midJune)).toMatchObject({ total: 0, threeMonthAverage: 1.7, previous: 3.75 });
    const { averageRange, previousRange } = await getTickSheetReport(context, midJune);
    expect(averageRange).toEqual({ start: '2026-03-01', end: '2026-05-31' });
    expect(previousRange).toEqual({ start: '2026-05-01', end: '2026-05-31' });
  });
});

describe('days of 3MAvg and Prev on the tick sheet', () => {
  it('starts the periods of 3MAvg and Prev no earlier than 1900, the first supported year', async () => {
    const getRanges = async (start: Day, end: Day) => {
      const { averageRange, previousRange } = await getTickSheetReport(context, { start, end });
      return { averageRange, previousRange };
    };
    expect(await getRanges('1900-01-01', '2999-12-31')).toEqual({ averageRange: null, previousRange: null });
    expect(await getRanges('1900-02-01', '1900-02-28')).toEqual({
      averageRange: { start: '1900-01-01', end: '1900-01-31' },
      previousRange: { start: '1900-01-01', end: '1900-01-31' },
    });
  });
});

describe('track of the tick sheet', () => {
  it('projects the units by the working days of the month, and rounds the track to the nearest half, with ties rounded up', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    await store.insertWorkingDays('2026-06', 8, 26);
    await sell('2026-06-03', 1, { closer_id: pat, car_type: 'Used' });
    expect(await getRow(pat)).toMatchObject({ track: 3.5, usedTrack: 3.5 }); // 3.25
    await sell('2026-06-03', 2, { closer_id: pat, car_type: 'New' });
    expect(await getRow(pat)).toMatchObject({ track: 10, usedTrack: 3.5 }); // 9.75
  });

  it('uses the calendar days of the month when completed or total working days are 0 or unset', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    await sell('2026-06-03', 17, { closer_id: pat });
    expect(await getRow(pat)).toMatchObject({ track: 30 });
    await store.insertWorkingDays('2026-06', 0, 26);
    expect(await getRow(pat)).toMatchObject({ track: 30 });
  });

  it('returns the units as the track of a past range, and 0 as the track of a future range', async () => {
    const pat = await store.insertEmployee({ team: 2 });
    await sell('2026-06-16', 3, { closer_id: pat });
    await sell('2026-06-18', 2, { closer_id: pat });
    expect(await getRow(pat, { start: '2026-06-01', end: '2026-06-16' })).toMatchObject({ track: 3 });
    expect(await getRow(pat, { start: '2026-06-18', end: '2026-06-30' })).toMatchObject({
      total: 2,
      track: 0,
    });
  });

  it('computes the track of a team from the units of the team, not from the rounded tracks of the people on the team', async () => {
    await store.insertWorkingDays('2026-06', 8, 26);
    for (let count = 0; count < 4; count++) {
      const closer = await store.insertEmployee({ team: 2 });
      await store.insertSoldDeal('2026-06-03', { closer_id: closer });
    }
    const [a] = (await getTickSheetReport(context, JUNE)).sections;
    expect(a?.rows.map(row => row.track)).toEqual([3.5, 3.5, 3.5, 3.5]);
    expect(a?.total.track).toBe(13);
  });

  it('returns the pace by day only when the range is within one month', async () => {
    await store.insertWorkingDays('2026-06', 10, 20);
    await store.insertSoldDeal('2026-06-02');
    await store.insertSoldDeal('2026-06-17');
    const { pace, store: totals } = await getTickSheetReport(context, JUNE);
    expect(pace).toHaveLength(30);
    expect(pace[1]).toMatchObject({ day: '2026-06-02', sold: 1, soldToDate: 1 });
    expect(pace[16]).toMatchObject({ soldToDate: totals.total.sold });
    expect(pace[17]).toMatchObject({ soldToDate: null });
    expect(pace[29]).toMatchObject({ trackToDate: totals.total.track });
    expect((await getTickSheetReport(context, { start: '2026-05-31', end: '2026-06-30' })).pace).toEqual([]);
  });
});

describe('edit rights on the tick sheet', () => {
  const POSITIONS: readonly Position[] = [0, 1, 2, 3, 4, 5, 6];

  it('allows positions 1, 2, 3 and 5 to edit working days, and positions 2, 3 and 5 to edit vacation units', async () => {
    const editable = { days: [] as Position[], vacation: [] as Position[] };
    for (const position of POSITIONS) {
      const sheet = await getTickSheetReport(await store.createContextForPosition(position), JUNE);
      if (sheet.workingDays.canEdit) editable.days.push(position);
      if (sheet.vacation.canEdit) editable.vacation.push(position);
    }
    expect(editable).toEqual({ days: [1, 2, 3, 5], vacation: [2, 3, 5] });
  });

  it('allows editing the working days of the first month of the range, unless the range is longer than a month', async () => {
    const admin = await store.createContextForPosition(5);
    await store.insertWorkingDays('2026-05', 21, 25);
    const maySheet = await getTickSheetReport(admin, { start: '2026-05-10', end: '2026-05-31' });
    expect(maySheet.workingDays).toEqual({ month: '2026-05', completed: 21, total: 25, canEdit: true });
    const longRangeSheet = await getTickSheetReport(admin, { start: '2026-05-31', end: '2026-06-01' });
    expect(longRangeSheet.workingDays).toEqual({
      month: '2026-05',
      completed: 21,
      total: 25,
      canEdit: false,
    });
    const sheetWithoutDays = await getTickSheetReport(admin, JUNE);
    expect(sheetWithoutDays.workingDays).toEqual({ month: '2026-06', completed: 0, total: 0, canEdit: true });
  });

  it('allows editing the vacation units only when exactly one month begins within the range', async () => {
    const admin = await store.createContextForPosition(5);
    const getVacation = async (
      start: `${number}-${number}-${number}`,
      end: `${number}-${number}-${number}`,
    ) => (await getTickSheetReport(admin, { start, end })).vacation;
    expect(await getVacation('2026-05-02', '2026-06-01')).toEqual({ month: '2026-06', canEdit: true });
    expect(await getVacation('2026-06-02', '2026-06-30')).toEqual({ month: null, canEdit: false });
    expect(await getVacation('2026-05-01', '2026-06-01')).toEqual({ month: null, canEdit: false });
  });
});

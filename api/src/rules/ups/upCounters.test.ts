import { calculateUpRates, countUps, sumCounters, type UpGroup } from './upCounters.ts';

const up = (facts: Partial<UpGroup>): UpGroup => ({
  ups: 1,
  upType: null,
  hasWriteUp: false,
  hasTestDrive: false,
  sold: null,
  isTurned: false,
  ...facts,
});

describe('countUps', () => {
  it('counts fresh ups and appointments by their types, and counts no other types', () => {
    const ups = [
      up({ upType: 'Fresh Up' }),
      up({ upType: 'Fresh Up' }),
      up({ upType: 'Appointment' }),
      up({ upType: 'B-Back' }),
      up({}),
    ];
    expect(countUps(ups)).toMatchObject({ ups: 5, freshUps: 2, appointments: 1 });
  });

  it('counts write ups, test drives and turns by their flags', () => {
    const ups = [
      up({ hasWriteUp: true, hasTestDrive: true }),
      up({ hasTestDrive: true }),
      up({ isTurned: true }),
    ];
    expect(countUps(ups)).toMatchObject({ writeUps: 1, testDrives: 2, turns: 1 });
  });

  it('counts only ups with the Sold value Yes as sold', () => {
    const ups = [
      up({ sold: 'Yes' }),
      up({ sold: 'No' }),
      up({ sold: 'OAC' }),
      up({ sold: 'ORD' }),
      up({ sold: null }),
    ];
    expect(countUps(ups).sold).toBe(1);
  });

  it('counts all rows of a group of equal ups', () => {
    const ups = [up({ ups: 7, upType: 'Fresh Up', sold: 'Yes' }), up({ ups: 3, upType: 'Fresh Up' })];
    expect(countUps(ups)).toMatchObject({ ups: 10, freshUps: 10, sold: 7 });
  });

  it('returns counters of 0 for a day without ups', () => {
    expect(countUps([])).toEqual({
      ups: 0,
      freshUps: 0,
      appointments: 0,
      writeUps: 0,
      testDrives: 0,
      sold: 0,
      turns: 0,
    });
  });
});

it('adds up the counters of several groups', () => {
  const one = countUps([up({ upType: 'Fresh Up', hasWriteUp: true, sold: 'Yes' })]);
  const two = countUps([up({ upType: 'Appointment', hasTestDrive: true, isTurned: true }), up({})]);
  expect(sumCounters([one, two])).toEqual({
    ups: 3,
    freshUps: 1,
    appointments: 1,
    writeUps: 1,
    testDrives: 1,
    sold: 1,
    turns: 1,
  });
});

const counters = { freshUps: 0, appointments: 0 };

it('calculates rates as percentages of all ups', () => {
  const ups = { ...counters, ups: 8, testDrives: 4, writeUps: 3, sold: 1, turns: 8 };
  expect(calculateUpRates(ups)).toEqual({
    testDrivePercent: 50,
    writeUpPercent: 37.5,
    soldPercent: 12.5,
    turnedPercent: 100,
  });
});

it('returns rates of 0 without ups', () => {
  const none = { ...counters, ups: 0, testDrives: 0, writeUps: 0, sold: 0, turns: 0 };
  expect(Object.values(calculateUpRates(none))).toEqual([0, 0, 0, 0]);
});

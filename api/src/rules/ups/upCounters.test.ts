import { sumCounters, type UpGroup, upCounters, upRates } from './upCounters.ts';

const up = (facts: Partial<UpGroup>): UpGroup => ({
  ups: 1,
  upType: null,
  hasWriteUp: false,
  hasTestDrive: false,
  sold: null,
  isTurned: false,
  ...facts,
});

describe('the counters of the up log', () => {
  it('count fresh ups and appointments by type, and no other type', () => {
    const ups = [
      up({ upType: 'Fresh Up' }),
      up({ upType: 'Fresh Up' }),
      up({ upType: 'Appointment' }),
      up({ upType: 'B-Back' }),
      up({}),
    ];
    expect(upCounters(ups)).toMatchObject({ ups: 5, freshUps: 2, appointments: 1 });
  });

  it('count write ups, test drives and turns by what is set', () => {
    const ups = [
      up({ hasWriteUp: true, hasTestDrive: true }),
      up({ hasTestDrive: true }),
      up({ isTurned: true }),
    ];
    expect(upCounters(ups)).toMatchObject({ writeUps: 1, testDrives: 2, turns: 1 });
  });

  it('count as sold what says Yes only', () => {
    const ups = [
      up({ sold: 'Yes' }),
      up({ sold: 'No' }),
      up({ sold: 'OAC' }),
      up({ sold: 'ORD' }),
      up({ sold: null }),
    ];
    expect(upCounters(ups).sold).toBe(1);
  });

  it('count a group as often as it has rows', () => {
    const ups = [up({ ups: 7, upType: 'Fresh Up', sold: 'Yes' }), up({ ups: 3, upType: 'Fresh Up' })];
    expect(upCounters(ups)).toMatchObject({ ups: 10, freshUps: 10, sold: 7 });
  });

  it('are all 0 on an empty day', () => {
    expect(upCounters([])).toEqual({
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
  const one = upCounters([up({ upType: 'Fresh Up', hasWriteUp: true, sold: 'Yes' })]);
  const two = upCounters([up({ upType: 'Appointment', hasTestDrive: true, isTurned: true }), up({})]);
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

it('rates what became of ups, each in percent of all of them', () => {
  const ups = { ...counters, ups: 8, testDrives: 4, writeUps: 3, sold: 1, turns: 8 };
  expect(upRates(ups)).toEqual({
    testDrivePercent: 50,
    writeUpPercent: 37.5,
    soldPercent: 12.5,
    turnedPercent: 100,
  });
});

it('rates no ups as 0', () => {
  const none = { ...counters, ups: 0, testDrives: 0, writeUps: 0, sold: 0, turns: 0 };
  expect(Object.values(upRates(none))).toEqual([0, 0, 0, 0]);
});

import { upRates } from './upRates.ts';

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

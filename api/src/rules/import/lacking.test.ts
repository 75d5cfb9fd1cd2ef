import { whatNewDealsLack } from './lacking.ts';
import type { JudgedLine, Outcome } from './outcomes.ts';

const whole = {
  deliveryDate: '2026-11-03',
  deliveryStatus: 'DEL',
  closerId: 1,
  carType: 'New',
  frontGross: 0,
} as const;

const line = (says: JudgedLine['says'], outcome: Outcome = 'NEW'): JudgedLine => ({
  line: 2,
  key: 1,
  says,
  problems: [],
  outcome,
  differing: [],
});

it('deals that have all that figures need lack nothing', () => {
  const { closerId, frontGross, ...others } = whole;
  expect(whatNewDealsLack([line(whole), line({ ...others, additionalId: 2, backGross: 5 })])).toEqual([]);
});

it('what all deals lack is said of all, with what it means', () => {
  expect(whatNewDealsLack([line({}), line({ customerName: 'Ann' })])).toEqual([
    'All 2 deals have no delivery date: without one a deal counts nowhere.',
    'All 2 deals have no delivery status: without DEL a deal counts nowhere.',
    'All 2 deals have no salesperson: the store has the car, and nobody the credit.',
    'All 2 deals have no car type: the car counts in totals only, neither new nor used.',
    'All 2 deals have neither front nor back gross: there is nothing to sum until it is typed.',
  ]);
});

it('what some lack is counted; a single deal is one', () => {
  const { carType, ...untyped } = whole;
  const says = 'no car type: the car counts in totals only, neither new nor used.';
  expect(whatNewDealsLack([line(untyped), line(whole), line(whole)])).toEqual([`1 of 3 deals has ${says}`]);
  expect(whatNewDealsLack([line(untyped), line(untyped), line(whole)])).toEqual([
    `2 of 3 deals have ${says}`,
  ]);
  expect(whatNewDealsLack([line(untyped)])).toEqual([`The deal has ${says}`]);
});

it('a dead deal, and one that is yet to be delivered, need no delivery date', () => {
  const { deliveryDate, deliveryStatus, ...undelivered } = whole;
  const lacksOf = (says: JudgedLine['says']) => whatNewDealsLack([line({ ...undelivered, ...says })]);
  expect(lacksOf({ dealStatus: 'DEAD' })).toEqual([]);
  expect(lacksOf({ deliveryStatus: 'TBA' })).toEqual([]);
  expect(lacksOf({ deliveryStatus: 'OAC' })).toEqual([]);
  expect(lacksOf({ deliveryStatus: 'DEL' })).toEqual([
    'The deal has no delivery date: without one a deal counts nowhere.',
  ]);
});

it('lines that record nothing lack nothing', () => {
  expect(whatNewDealsLack([line({}, 'REFUSED'), line({}, 'DIFFERS'), line({}, 'UNCHANGED')])).toEqual([]);
});

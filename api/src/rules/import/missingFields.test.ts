import { describeMissingFields } from './missingFields.ts';
import type { ClassifiedLine, Outcome } from './outcomes.ts';

const complete = {
  deliveryDate: '2026-11-03',
  deliveryStatus: 'DEL',
  closerId: 1,
  carType: 'New',
  frontGross: 0,
} as const;

const line = (fieldValues: ClassifiedLine['fieldValues'], outcome: Outcome = 'NEW'): ClassifiedLine => ({
  line: 2,
  key: 1,
  fieldValues,
  problems: [],
  outcome,
  differing: [],
});

it('returns nothing when all deals have the fields that figures need', () => {
  const { closerId, frontGross, ...others } = complete;
  expect(describeMissingFields([line(complete), line({ ...others, additionalId: 2, backGross: 5 })])).toEqual(
    [],
  );
});

it('describes the fields that all deals miss, and the consequence for the figures', () => {
  expect(describeMissingFields([line({}), line({ customerName: 'Ann' })])).toEqual([
    'All 2 deals have no delivery date: a deal without a delivery date doesn’t count in any figure.',
    'All 2 deals have no delivery status: a deal that isn’t DEL doesn’t count in any figure.',
    'All 2 deals have no salesperson: the store gets the unit, but no one gets credit.',
    'All 2 deals have no car type: the unit counts in totals only, not as new or used.',
    'All 2 deals have no front or back gross: gross totals don’t include a deal until its gross is entered.',
  ]);
});

it('counts the deals that miss a field, and uses the singular for one deal', () => {
  const { carType, ...untyped } = complete;
  const missingCarType = 'no car type: the unit counts in totals only, not as new or used.';
  expect(describeMissingFields([line(untyped), line(complete), line(complete)])).toEqual([
    `1 of 3 deals has ${missingCarType}`,
  ]);
  expect(describeMissingFields([line(untyped), line(untyped), line(complete)])).toEqual([
    `2 of 3 deals have ${missingCarType}`,
  ]);
  expect(describeMissingFields([line(untyped)])).toEqual([`The deal has ${missingCarType}`]);
});

it('requires no delivery date for a dead or undelivered deal', () => {
  const { deliveryDate, deliveryStatus, ...undelivered } = complete;
  const listMissing = (fieldValues: ClassifiedLine['fieldValues']) =>
    describeMissingFields([line({ ...undelivered, ...fieldValues })]);
  expect(listMissing({ dealStatus: 'DEAD' })).toEqual([]);
  expect(listMissing({ deliveryStatus: 'TBA' })).toEqual([]);
  expect(listMissing({ deliveryStatus: 'OAC' })).toEqual([]);
  expect(listMissing({ deliveryStatus: 'DEL' })).toEqual([
    'The deal has no delivery date: a deal without a delivery date doesn’t count in any figure.',
  ]);
});

it('ignores lines that create no deal', () => {
  expect(describeMissingFields([line({}, 'REFUSED'), line({}, 'DIFFERS'), line({}, 'UNCHANGED')])).toEqual(
    [],
  );
});

import type { Day } from '../calendar/calendar.ts';
import { type OpenFacts, type OpenPointKind, openPoints, USUAL_TO_DO_DAYS } from './openPoints.ts';

const TODAY = '2026-10-20';

/** Sold today, with all that is wanted. */
const whole: OpenFacts = {
  dealStatus: 'HOGGED',
  deliveryStatus: 'DEL',
  deliveryDate: TODAY,
  closerId: 1,
  additionalId: null,
  carType: 'Used',
  frontGross: 120_000,
  backGross: 0,
  isConfirmed: false,
  deliveryStatusSince: TODAY,
  dealStatusSince: TODAY,
  changedSince: null,
  isMonthClosed: false,
};

const kindsOf = (deal: Partial<OpenFacts>, days = USUAL_TO_DO_DAYS): OpenPointKind[] =>
  openPoints({ ...whole, ...deal }, days, TODAY).map(({ kind }) => kind);

it('nothing is open about a deal that was sold today with all that is wanted', () => {
  expect(kindsOf({})).toEqual([]);
});

it.each<[string, Partial<OpenFacts>, OpenPointKind[]]>([
  ['without front gross', { frontGross: null }, ['GROSS']],
  ['without back gross', { backGross: null }, ['GROSS']],
  ['of a gross of 0', { frontGross: 0, backGross: 0 }, []],
  ['of tomorrow without gross', { frontGross: null, deliveryDate: '2026-10-21' }, ['GROSS']],
  ['sold 7 days ago', { deliveryDate: '2026-10-13' }, []],
  ['sold 8 days ago', { deliveryDate: '2026-10-12' }, ['UNCONFIRMED']],
  ['sold 8 days ago and confirmed', { deliveryDate: '2026-10-12', isConfirmed: true }, []],
  ['confirmed and changed since', { isConfirmed: true, changedSince: TODAY }, ['CHANGED']],
  ['no longer confirmed, and changed', { isConfirmed: false, changedSince: TODAY }, []],
  ['without a salesperson', { closerId: null }, ['NOBODY']],
  ['of an additional alone', { closerId: null, additionalId: 2 }, []],
  ['without a car type', { carType: null }, ['UNCLASSIFIED']],
  ['DEL without a delivery date', { deliveryDate: null, frontGross: null }, ['UNDATED']],
  ['TBA for 5 days', { deliveryStatus: 'TBA', deliveryStatusSince: '2026-10-15' }, []],
  ['TBA for 6 days', { deliveryStatus: 'TBA', deliveryStatusSince: '2026-10-14' }, ['WAITING']],
  ['OAC for 6 days', { deliveryStatus: 'OAC', deliveryStatusSince: '2026-10-14' }, []],
  ['IN FINANCE for 5 days', { dealStatus: 'IN FINANCE', dealStatusSince: '2026-10-15' }, []],
  [
    'IN FINANCE for 6 days, delivered',
    { dealStatus: 'IN FINANCE', dealStatusSince: '2026-10-14' },
    ['WAITING'],
  ],
  ['to be delivered today', { deliveryStatus: null }, []],
  ['to be delivered yesterday', { deliveryStatus: null, deliveryDate: '2026-10-19' }, ['OVERDUE']],
  ['without status or date', { deliveryStatus: null, deliveryDate: null }, []],
])('a deal %s', (_what, deal, kinds) => {
  expect(kindsOf(deal)).toEqual(kinds);
});

it('nothing is open about a DEAD deal but what changed since it was confirmed', () => {
  const dead = { dealStatus: 'DEAD', deliveryDate: '2026-01-01', frontGross: null, carType: null } as const;
  expect(kindsOf(dead)).toEqual([]);
  expect(kindsOf({ ...dead, deliveryStatus: 'TBA', deliveryStatusSince: '2026-01-01' })).toEqual([]);
  expect(kindsOf({ ...dead, deliveryDate: null })).toEqual([]);
  expect(kindsOf({ ...dead, isConfirmed: true, changedSince: TODAY })).toEqual(['CHANGED']);
});

it('a store may give less time', () => {
  const days = { confirm: 0, wait: 0 };
  const yesterday: Day = '2026-10-19';
  expect(kindsOf({}, days)).toEqual([]);
  expect(kindsOf({ deliveryDate: yesterday }, days)).toEqual(['UNCONFIRMED']);
  expect(kindsOf({ deliveryStatus: 'TBA', deliveryStatusSince: yesterday }, days)).toEqual(['WAITING']);
});

it('several points each have their day and their age', () => {
  const deal = {
    ...whole,
    deliveryDate: '2026-10-10',
    dealStatus: 'IN FINANCE',
    dealStatusSince: '2026-09-30',
    backGross: null,
  } as const;
  expect(openPoints(deal, USUAL_TO_DO_DAYS, TODAY)).toEqual([
    { kind: 'GROSS', since: '2026-10-10', days: 10 },
    { kind: 'UNCONFIRMED', since: '2026-10-10', days: 10 },
    { kind: 'WAITING', since: '2026-09-30', days: 20 },
  ]);
});

it('what is TBA and IN FINANCE waits since the earlier of both', () => {
  const both = { ...whole, deliveryStatus: 'TBA', dealStatus: 'IN FINANCE' } as const;
  const since = (delivery: Day, deal: Day) =>
    openPoints({ ...both, deliveryStatusSince: delivery, dealStatusSince: deal }, USUAL_TO_DO_DAYS, TODAY);
  expect(since('2026-10-10', '2026-10-19')).toEqual([{ kind: 'WAITING', since: '2026-10-10', days: 10 }]);
  expect(since('2026-10-19', '2026-10-10')).toEqual([{ kind: 'WAITING', since: '2026-10-10', days: 10 }]);
});

it('a closed month leaves what can be settled in it; the rest is one point, since the oldest of it', () => {
  const closed = { ...whole, isMonthClosed: true, deliveryDate: '2026-09-20' } as const;
  const pointsOf = (deal: Partial<OpenFacts>) => openPoints({ ...closed, ...deal }, USUAL_TO_DO_DAYS, TODAY);
  const unconfirmed = { kind: 'UNCONFIRMED', since: '2026-09-20', days: 30 };
  expect(pointsOf({})).toEqual([unconfirmed]);
  expect(pointsOf({ isConfirmed: true, changedSince: '2026-10-18' })).toEqual([
    { kind: 'CHANGED', since: '2026-10-18', days: 2 },
  ]);
  expect(
    pointsOf({ frontGross: null, closerId: null, dealStatus: 'IN FINANCE', dealStatusSince: '2026-09-10' }),
  ).toEqual([unconfirmed, { kind: 'LOCKED', since: '2026-09-10', days: 40 }]);
});

it('what is sold for a day ahead is 0 days old', () => {
  const ahead = { ...whole, deliveryDate: '2026-10-25', carType: null } as const;
  expect(openPoints(ahead, USUAL_TO_DO_DAYS, TODAY)).toEqual([
    { kind: 'UNCLASSIFIED', since: '2026-10-25', days: 0 },
  ]);
});

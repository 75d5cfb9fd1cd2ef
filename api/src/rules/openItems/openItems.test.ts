import type { Day } from '../calendar/calendar.ts';
import { DEFAULT_FOLLOW_UP_DAYS, listOpenItems, type OpenItemFacts, type OpenItemKind } from './openItems.ts';

const TODAY = '2026-10-20';

/** A deal sold today with all required fields. */
const completeDeal: OpenItemFacts = {
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

const listKinds = (deal: Partial<OpenItemFacts>, days = DEFAULT_FOLLOW_UP_DAYS): OpenItemKind[] =>
  listOpenItems({ ...completeDeal, ...deal }, days, TODAY).map(({ kind }) => kind);

it('returns nothing for a deal sold today with all required fields', () => {
  expect(listKinds({})).toEqual([]);
});

it.each<[string, Partial<OpenItemFacts>, OpenItemKind[]]>([
  ['without front gross', { frontGross: null }, ['GROSS']],
  ['without back gross', { backGross: null }, ['GROSS']],
  ['with a gross of 0', { frontGross: 0, backGross: 0 }, []],
  ['dated tomorrow without gross', { frontGross: null, deliveryDate: '2026-10-21' }, ['GROSS']],
  ['sold 7 days ago', { deliveryDate: '2026-10-13' }, []],
  ['sold 8 days ago', { deliveryDate: '2026-10-12' }, ['UNCONFIRMED']],
  ['sold 8 days ago and confirmed', { deliveryDate: '2026-10-12', isConfirmed: true }, []],
  ['confirmed and changed afterwards', { isConfirmed: true, changedSince: TODAY }, ['CHANGED']],
  ['changed and no longer confirmed', { isConfirmed: false, changedSince: TODAY }, []],
  ['without a salesperson', { closerId: null }, ['NOBODY']],
  ['with only an additional', { closerId: null, additionalId: 2 }, []],
  ['with no car type', { carType: null }, ['UNCLASSIFIED']],
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
])('returns the open items of a deal %s', (_case, deal, kinds) => {
  expect(listKinds(deal)).toEqual(kinds);
});

it('returns for a confirmed DEAD deal only the changes after the confirmation', () => {
  const dead = { dealStatus: 'DEAD', deliveryDate: '2026-01-01', frontGross: null, carType: null } as const;
  expect(listKinds(dead)).toEqual([]);
  expect(listKinds({ ...dead, deliveryStatus: 'TBA', deliveryStatusSince: '2026-01-01' })).toEqual([]);
  expect(listKinds({ ...dead, deliveryDate: null })).toEqual([]);
  expect(listKinds({ ...dead, isConfirmed: true, changedSince: TODAY })).toEqual(['CHANGED']);
});

it("uses the shorter follow-up days of a store's settings", () => {
  const days = { confirm: 0, wait: 0 };
  const yesterday: Day = '2026-10-19';
  expect(listKinds({}, days)).toEqual([]);
  expect(listKinds({ deliveryDate: yesterday }, days)).toEqual(['UNCONFIRMED']);
  expect(listKinds({ deliveryStatus: 'TBA', deliveryStatusSince: yesterday }, days)).toEqual(['WAITING']);
});

it('returns several open items of one deal, each with its start day and age', () => {
  const deal = {
    ...completeDeal,
    deliveryDate: '2026-10-10',
    dealStatus: 'IN FINANCE',
    dealStatusSince: '2026-09-30',
    backGross: null,
  } as const;
  expect(listOpenItems(deal, DEFAULT_FOLLOW_UP_DAYS, TODAY)).toEqual([
    { kind: 'GROSS', since: '2026-10-10', days: 10 },
    { kind: 'UNCONFIRMED', since: '2026-10-10', days: 10 },
    { kind: 'WAITING', since: '2026-09-30', days: 20 },
  ]);
});

it('uses the earlier of the two start days for a deal that is both TBA and IN FINANCE', () => {
  const both = { ...completeDeal, deliveryStatus: 'TBA', dealStatus: 'IN FINANCE' } as const;
  const since = (delivery: Day, deal: Day) =>
    listOpenItems(
      { ...both, deliveryStatusSince: delivery, dealStatusSince: deal },
      DEFAULT_FOLLOW_UP_DAYS,
      TODAY,
    );
  expect(since('2026-10-10', '2026-10-19')).toEqual([{ kind: 'WAITING', since: '2026-10-10', days: 10 }]);
  expect(since('2026-10-19', '2026-10-10')).toEqual([{ kind: 'WAITING', since: '2026-10-10', days: 10 }]);
});

it('keeps open items that can be resolved in a closed month, and merges the locked open items into one item with the earliest start day', () => {
  const closed = { ...completeDeal, isMonthClosed: true, deliveryDate: '2026-09-20' } as const;
  const listItems = (deal: Partial<OpenItemFacts>) =>
    listOpenItems({ ...closed, ...deal }, DEFAULT_FOLLOW_UP_DAYS, TODAY);
  const unconfirmed = { kind: 'UNCONFIRMED', since: '2026-09-20', days: 30 };
  expect(listItems({})).toEqual([unconfirmed]);
  expect(listItems({ isConfirmed: true, changedSince: '2026-10-18' })).toEqual([
    { kind: 'CHANGED', since: '2026-10-18', days: 2 },
  ]);
  expect(
    listItems({ frontGross: null, closerId: null, dealStatus: 'IN FINANCE', dealStatusSince: '2026-09-10' }),
  ).toEqual([unconfirmed, { kind: 'LOCKED', since: '2026-09-10', days: 40 }]);
});

it('returns an age of 0 days for an open item dated in the future', () => {
  const ahead = { ...completeDeal, deliveryDate: '2026-10-25', carType: null } as const;
  expect(listOpenItems(ahead, DEFAULT_FOLLOW_UP_DAYS, TODAY)).toEqual([
    { kind: 'UNCLASSIFIED', since: '2026-10-25', days: 0 },
  ]);
});

import { UP_TYPES } from './upValues.ts';
import { findLikelyDeal, getCustomerJourneyFigures, isEarlierVisit, toReturnType } from './visits.ts';

it('sorts visits by day, then by the order in which they were added', () => {
  const visit = (id: number, logDate: '2026-06-01' | '2026-06-02') => ({ id, logDate });
  expect(isEarlierVisit(visit(9, '2026-06-01'), visit(3, '2026-06-02'))).toBe(true);
  expect(isEarlierVisit(visit(3, '2026-06-02'), visit(9, '2026-06-01'))).toBe(false);
  expect(isEarlierVisit(visit(3, '2026-06-01'), visit(4, '2026-06-01'))).toBe(true);
  expect(isEarlierVisit(visit(4, '2026-06-01'), visit(4, '2026-06-01'))).toBe(false);
});

it("changes the type of a returning customer's up to B-Back only when it is blank or Fresh Up", () => {
  expect(toReturnType(null)).toBe('B-Back');
  expect(toReturnType('Fresh Up')).toBe('B-Back');
  for (const type of UP_TYPES.filter(each => each !== 'Fresh Up')) expect(toReturnType(type)).toBe(type);
});

describe('customer journey', () => {
  it('counts the visits, and the days from the first visit to the sale', () => {
    expect(getCustomerJourneyFigures(3, '2026-02-27', '2026-03-03')).toEqual({
      visits: 3,
      firstVisit: '2026-02-27',
      days: 4,
    });
    expect(getCustomerJourneyFigures(1, '2026-03-03', '2026-03-03').days).toBe(0);
  });

  it('returns no days when the visit is missing, the sale is missing, or the sale is before the visit', () => {
    expect(getCustomerJourneyFigures(0, null, '2026-03-03')).toEqual({
      visits: 0,
      firstVisit: null,
      days: null,
    });
    expect(getCustomerJourneyFigures(1, '2026-03-03', null).days).toBeNull();
    expect(getCustomerJourneyFigures(1, '2026-03-03', '2026-03-02').days).toBeNull();
  });
});

it('returns as likely deal a deal with an equal name, then a deal of the same salesperson, then the deal with the nearest day', () => {
  const deal = (
    number: number,
    logDate: '2026-06-08' | '2026-06-10' | '2026-06-12',
    hasSameSalesperson = false,
  ) => ({
    number,
    logDate,
    hasSameSalesperson,
    isSameName: false,
  });
  const near = deal(1, '2026-06-10');
  const salespersonDeal = deal(2, '2026-06-12', true);
  expect(findLikelyDeal([salespersonDeal, near], '2026-06-10')).toBe(2);
  expect(findLikelyDeal([deal(3, '2026-06-12'), near], '2026-06-10')).toBe(1);
  expect(findLikelyDeal([deal(3, '2026-06-12'), deal(4, '2026-06-08')], '2026-06-10')).toBe(3);
  const sameName = { ...deal(5, '2026-06-12'), isSameName: true };
  expect(findLikelyDeal([salespersonDeal, near, sameName], '2026-06-10')).toBe(5);
  expect(findLikelyDeal([], '2026-06-10')).toBeNull();
});

import { UP_TYPES } from './upValues.ts';
import { findLikelyDeal, isBefore, typeOfReturn, wayFigures } from './visits.ts';

it('a visit before is of an earlier day, or of the same day and added earlier', () => {
  const visit = (id: number, logDate: '2026-06-01' | '2026-06-02') => ({ id, logDate });
  expect(isBefore(visit(9, '2026-06-01'), visit(3, '2026-06-02'))).toBe(true);
  expect(isBefore(visit(3, '2026-06-02'), visit(9, '2026-06-01'))).toBe(false);
  expect(isBefore(visit(3, '2026-06-01'), visit(4, '2026-06-01'))).toBe(true);
  expect(isBefore(visit(4, '2026-06-01'), visit(4, '2026-06-01'))).toBe(false);
});

it('only an up without a type, or a fresh one, becomes a B-Back', () => {
  expect(typeOfReturn(null)).toBe('B-Back');
  expect(typeOfReturn('Fresh Up')).toBe('B-Back');
  for (const type of UP_TYPES.filter(each => each !== 'Fresh Up')) expect(typeOfReturn(type)).toBe(type);
});

describe('the way to a deal', () => {
  it('is its visits, from the first one to the sale', () => {
    expect(wayFigures(3, '2026-02-27', '2026-03-03')).toEqual({
      visits: 3,
      firstVisit: '2026-02-27',
      days: 4,
    });
    expect(wayFigures(1, '2026-03-03', '2026-03-03').days).toBe(0);
  });

  it('has no days without a visit, without a sale, or when the sale was before', () => {
    expect(wayFigures(0, null, '2026-03-03')).toEqual({ visits: 0, firstVisit: null, days: null });
    expect(wayFigures(1, '2026-03-03', null).days).toBeNull();
    expect(wayFigures(1, '2026-03-03', '2026-03-02').days).toBeNull();
  });
});

it('finds the likely deal by the same name, then by salesperson, then by the nearest day', () => {
  const deal = (number: number, logDate: '2026-06-08' | '2026-06-10' | '2026-06-12', isTheirs = false) => ({
    number,
    logDate,
    isTheirs,
    isSameName: false,
  });
  const near = deal(1, '2026-06-10');
  const theirs = deal(2, '2026-06-12', true);
  expect(findLikelyDeal([theirs, near], '2026-06-10')).toBe(2);
  expect(findLikelyDeal([deal(3, '2026-06-12'), near], '2026-06-10')).toBe(1);
  expect(findLikelyDeal([deal(3, '2026-06-12'), deal(4, '2026-06-08')], '2026-06-10')).toBe(3);
  const sameName = { ...deal(5, '2026-06-12'), isSameName: true };
  expect(findLikelyDeal([theirs, near, sameName], '2026-06-10')).toBe(5);
  expect(findLikelyDeal([], '2026-06-10')).toBeNull();
});

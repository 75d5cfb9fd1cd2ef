import { buildOpenItemsUrl, formatFigure, formatFigureDifference, formatMonthState } from './closing.labels';

const ann = { id: 1, name: 'Ann Lee' };
const closed = {
  id: 1,
  month: '2026-10',
  closedAt: '2026-11-03T19:15:00Z',
  closedBy: ann,
  reopenedAt: null,
  reopenedBy: null,
  reason: null,
};
const reopened = { ...closed, reopenedAt: '2026-11-04T19:15:00Z', reopenedBy: ann, reason: 'Wrong gross' };

it.each([
  [false, null, 'In progress'],
  [true, null, 'Open'],
  [true, closed, 'Closed by Ann Lee, Nov 3, 2026, 2:15 PM'],
  [true, reopened, 'Reopened by Ann Lee, Nov 4, 2026, 2:15 PM: Wrong gross'],
])('formats the state of a month (over: %s)', (isOver, lastClosing, text) => {
  expect(formatMonthState({ isOver, lastClosing }, 'America/New_York')).toBe(text);
});

it('links the count of open items to the open items of the whole month', () => {
  expect(buildOpenItemsUrl('2028-02')).toContain('start=2028-02-01&end=2028-02-29&open=any');
});

it('formats a figure in dollars or in units', () => {
  expect(formatFigure('spiff', 12.5)).toBe('$12.50');
  expect(formatFigure('units', 1.5)).toBe('1.5');
  expect(formatFigureDifference('spiff', 12.5)).toBe('+$12.50');
  expect(formatFigureDifference('units', -0.5)).toBe('-0.5');
});

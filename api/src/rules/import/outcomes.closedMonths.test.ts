import { classifyLines, countClosedMonthLines, type ParsedLine, rejectClosedMonths } from './outcomes.ts';

const TODAY = '2026-11-27';
const rejectNew = rejectClosedMonths(new Set(['2026-09', '2026-10']), TODAY);

const line = (key: number, fieldValues: Record<string, unknown>): ParsedLine => ({
  line: key,
  key,
  fieldValues: { number: key, ...fieldValues },
  problems: [],
});
const classify = (lines: readonly ParsedLine[], stored = new Map()) =>
  classifyLines(lines, stored, rejectNew);

it('rejects lines that would create deals in a closed month, and explains how to continue', () => {
  const lines = classify([
    line(1, { deliveryDate: '2026-10-31' }),
    line(2, { deliveryDate: '2026-11-01', addedDate: '2026-10-31' }),
    line(3, { addedDate: '2026-10-01' }),
    line(4, {}),
    line(5, { deliveryDate: '2026-08-31' }),
  ]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'NEW', 'REFUSED', 'NEW', 'NEW']);
  expect(lines[0]?.problems[0]?.message).toBe(
    'October 2026 is closed. To import this row, reopen October 2026 first.',
  );
});

it('rejects repeated lines of a deal in a closed month, too, and accepts lines of stored deals', () => {
  const fieldValues = { deliveryDate: '2026-10-05' };
  const repeated = classify([line(1, fieldValues), { ...line(1, fieldValues), line: 2 }]);
  expect(repeated.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED']);
  const stored = new Map([[1, { number: 1, ...fieldValues }]]);
  expect(classify([line(1, fieldValues)], stored)[0]?.outcome).toBe('UNCHANGED');
  expect(classify([line(1, { deliveryDate: '2026-10-06' })], stored)[0]?.outcome).toBe('DIFFERS');
});

it('counts by month the lines that are rejected because of a closed month, and ignores lines that are rejected for another reason', () => {
  const broken = {
    ...line(4, {}),
    problems: [{ field: 'frontGross', message: 'Front gross is no amount.' }],
  };
  const lines = classify([
    line(1, { deliveryDate: '2026-10-31' }),
    line(2, { deliveryDate: '2026-09-01' }),
    line(3, { deliveryDate: '2026-10-01' }),
    broken,
  ]);
  expect(countClosedMonthLines(lines)).toEqual([
    { month: '2026-09', lineCount: 1 },
    { month: '2026-10', lineCount: 2 },
  ]);
});

import { formatStatsTitle } from './summaryStats.ts';

describe('formatStatsTitle', () => {
  it('formats a whole month as the name of the month', () => {
    expect(formatStatsTitle({ start: '2026-11-01', end: '2026-11-30' })).toBe('November Stats');
    expect(formatStatsTitle({ start: '2024-02-01', end: '2024-02-29' })).toBe('February Stats');
  });

  it('formats any other range as its dates', () => {
    expect(formatStatsTitle({ start: '2024-02-01', end: '2024-02-28' })).toBe(
      'Feb 1, 2024 – Feb 28, 2024 Stats',
    );
    expect(formatStatsTitle({ start: '2025-12-31', end: '2026-01-01' })).toBe(
      'Dec 31, 2025 – Jan 1, 2026 Stats',
    );
  });
});

import { NOTHING_TOLD, telling } from './telling.ts';

const at = (time: string) => new Date(`2026-06-${time}Z`);
const told = { subjects: ['Backup'], at: at('17T15:00:00') };

it('a trouble is told once, with all that is in trouble by then', () => {
  expect(telling(NOTHING_TOLD, [], at('17T15:00:00'))).toEqual({ isDue: false, told: NOTHING_TOLD });
  expect(telling(NOTHING_TOLD, ['Backup'], at('17T15:00:00'))).toEqual({ isDue: true, told });
  expect(telling(told, ['Backup'], at('27T15:00:00'))).toEqual({ isDue: false, told });
  expect(telling(told, ['Backup', 'Figures'], at('18T15:00:00'))).toEqual({
    isDue: true,
    told: { subjects: ['Backup', 'Figures'], at: at('18T15:00:00') },
  });
});

it('what was well since is told again, and nothing within 24 hours', () => {
  const well = telling(told, [], at('17T16:00:00'));
  expect(well).toEqual({ isDue: false, told: { subjects: [], at: told.at } });
  expect(telling(well.told, ['Backup'], at('18T14:59:59')).isDue).toBe(false);
  expect(telling(well.told, ['Backup'], at('18T15:00:00')).isDue).toBe(true);
});

it('another trouble in the place of one that was told is told', () => {
  expect(telling(told, ['Figures'], at('18T15:00:00')).isDue).toBe(true);
});

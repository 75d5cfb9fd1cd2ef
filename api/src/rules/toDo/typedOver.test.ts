import { type TypedGross, typedOver } from './typedOver.ts';

const MARA = 1;
const FINN = 2;
const MAX = 3;
const NOW = new Date('2026-06-17T15:00:00Z');
const names = { [MARA]: 'Mara', [FINN]: 'Finn', [MAX]: 'Max' };

const typed = (employeeId: 1 | 2 | 3, value: number | null, time: string, number = 7): TypedGross => ({
  number,
  field: 'frontGross',
  employeeId,
  by: names[employeeId],
  value,
  at: new Date(`2026-06-${time}Z`),
});
const told = (...lines: TypedGross[]) =>
  typedOver(lines, MARA, NOW).map(({ number, by, was, is }) => ({ number, by, was, is }));
const mine = typed(MARA, 150_000, '01T09:00:00');

it('is what others made of what one had typed, however long ago that was', () => {
  expect(told(mine, typed(FINN, 120_000, '17T09:00:00'))).toEqual([
    { number: 7, by: 'Finn', was: 150_000, is: 120_000 },
  ]);
  expect(told(mine, typed(FINN, null, '17T09:00:00'))).toEqual([
    { number: 7, by: 'Finn', was: 150_000, is: null },
  ]);
});

it('says what it is now, and whose that is', () => {
  expect(told(mine, typed(FINN, 120_000, '16T09:00:00'), typed(MAX, 110_000, '17T09:00:00'))).toEqual([
    { number: 7, by: 'Max', was: 150_000, is: 110_000 },
  ]);
});

it('ends after seven days, whatever others do to it later', () => {
  expect(told(mine, typed(FINN, 120_000, '10T15:00:00.001'))).toHaveLength(1);
  expect(told(mine, typed(FINN, 120_000, '10T15:00:00'))).toEqual([]);
  expect(told(mine, typed(FINN, 120_000, '10T15:00:00'), typed(MAX, 110_000, '17T09:00:00'))).toEqual([]);
});

it('ends when one types it again, and when it is as it was', () => {
  const theirs = typed(FINN, 120_000, '16T09:00:00');
  expect(told(mine, theirs, typed(MARA, 120_000, '17T09:00:00'))).toEqual([]);
  expect(told(mine, theirs, typed(MAX, 150_000, '17T09:00:00'))).toEqual([]);
});

it('is not what one left empty, nor what one never typed', () => {
  expect(told(mine, typed(MARA, null, '02T09:00:00'), typed(FINN, 120_000, '17T09:00:00'))).toEqual([]);
  expect(told(typed(FINN, 1, '16T09:00:00'), typed(MAX, 2, '17T09:00:00'))).toEqual([]);
});

it('is told of each gross by itself, the latest first', () => {
  const other = { ...typed(MARA, 5, '02T09:00:00'), field: 'backGross' } as const;
  const lines = [
    mine,
    other,
    typed(MARA, 9, '03T09:00:00', 8),
    typed(FINN, 1, '15T09:00:00'),
    { ...typed(MAX, 6, '17T09:00:00'), field: 'backGross' } as const,
    typed(MAX, 10, '16T09:00:00', 8),
  ];
  expect(typedOver(lines, MARA, NOW).map(({ number, field, is }) => [number, field, is])).toEqual([
    [7, 'backGross', 6],
    [8, 'frontGross', 10],
    [7, 'frontGross', 1],
  ]);
});

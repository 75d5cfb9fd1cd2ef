import { type GrossFieldEntry, listOverwrittenGross } from './pendingItems.ts';

const MARA = 1;
const FINN = 2;
const MAX = 3;
const NOW = new Date('2026-06-17T15:00:00Z');
const names = { [MARA]: 'Mara', [FINN]: 'Finn', [MAX]: 'Max' };

const entry = (employeeId: 1 | 2 | 3, value: number | null, time: string, number = 7): GrossFieldEntry => ({
  number,
  field: 'frontGross',
  employeeId,
  by: names[employeeId],
  value,
  at: new Date(`2026-06-${time}Z`),
});
const listOverwritten = (...lines: GrossFieldEntry[]) =>
  listOverwrittenGross(lines, MARA, NOW).map(({ number, by, was, is }) => ({ number, by, was, is }));
const ownEntry = entry(MARA, 150_000, '01T09:00:00');

it('lists gross that other users changed, no matter when the person entered it', () => {
  expect(listOverwritten(ownEntry, entry(FINN, 120_000, '17T09:00:00'))).toEqual([
    { number: 7, by: 'Finn', was: 150_000, is: 120_000 },
  ]);
  expect(listOverwritten(ownEntry, entry(FINN, null, '17T09:00:00'))).toEqual([
    { number: 7, by: 'Finn', was: 150_000, is: null },
  ]);
});

it('shows the current gross and the user who entered it', () => {
  expect(
    listOverwritten(ownEntry, entry(FINN, 120_000, '16T09:00:00'), entry(MAX, 110_000, '17T09:00:00')),
  ).toEqual([{ number: 7, by: 'Max', was: 150_000, is: 110_000 }]);
});

it('stops listing overwritten gross after seven days, even when it is changed again', () => {
  expect(listOverwritten(ownEntry, entry(FINN, 120_000, '10T15:00:00.001'))).toHaveLength(1);
  expect(listOverwritten(ownEntry, entry(FINN, 120_000, '10T15:00:00'))).toEqual([]);
  expect(
    listOverwritten(ownEntry, entry(FINN, 120_000, '10T15:00:00'), entry(MAX, 110_000, '17T09:00:00')),
  ).toEqual([]);
});

it("stops listing overwritten gross when the person enters it again, or when it has the person's value again", () => {
  const otherEntry = entry(FINN, 120_000, '16T09:00:00');
  expect(listOverwritten(ownEntry, otherEntry, entry(MARA, 120_000, '17T09:00:00'))).toEqual([]);
  expect(listOverwritten(ownEntry, otherEntry, entry(MAX, 150_000, '17T09:00:00'))).toEqual([]);
});

it('ignores changes of gross that the person left empty or never entered', () => {
  expect(
    listOverwritten(ownEntry, entry(MARA, null, '02T09:00:00'), entry(FINN, 120_000, '17T09:00:00')),
  ).toEqual([]);
  expect(listOverwritten(entry(FINN, 1, '16T09:00:00'), entry(MAX, 2, '17T09:00:00'))).toEqual([]);
});

it('lists the front and the back gross of a deal separately, the latest change first', () => {
  const ownBackGross = { ...entry(MARA, 5, '02T09:00:00'), field: 'backGross' } as const;
  const lines = [
    ownEntry,
    ownBackGross,
    entry(MARA, 9, '03T09:00:00', 8),
    entry(FINN, 1, '15T09:00:00'),
    { ...entry(MAX, 6, '17T09:00:00'), field: 'backGross' } as const,
    entry(MAX, 10, '16T09:00:00', 8),
  ];
  expect(listOverwrittenGross(lines, MARA, NOW).map(({ number, field, is }) => [number, field, is])).toEqual([
    [7, 'backGross', 6],
    [8, 'frontGross', 10],
    [7, 'frontGross', 1],
  ]);
});

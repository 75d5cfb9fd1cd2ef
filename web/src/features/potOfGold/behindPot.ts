import type { PotFigure } from '../../generated/drillDown';
import { potRowFigures } from '../../generated/rules/potRowFigures';
import type { DrillDown } from '../../lib/opened/drillDown';

type Days = { start: string; end: string };
type OfMonth = { range: Days };
type Row = { person: { id: number; name: string }; totalSold: number; vacation: number };

/** The used cars that a spiff is paid for. */
export const behindSpiff = (figure: 'earned' | 'total', row: Row, pot: OfMonth): DrillDown =>
  behindUsed(potRowFigures[figure].head, figure === 'total' ? 'TOTAL' : 'EARNED', row, pot);

/** Used cars of the month, or of some days of it. */
export function behindUsed(
  column: string,
  figure: PotFigure,
  { person }: Row,
  pot: OfMonth,
  { start, end } = pot.range,
) {
  return {
    title: `${person.name} – ${column}`,
    filter: { start, end, employeeIds: [person.id], cars: 'USED' },
    explained: { potOfGold: { month: monthOf(pot), figure, employeeId: person.id } },
  } satisfies DrillDown;
}

/** The deals, the vacation units, or both. */
export function behindTotalSold({ person, totalSold, vacation }: Row, pot: OfMonth): DrillDown {
  const { start, end } = pot.range;
  const filter = { start, end, employeeIds: [person.id] };
  const told = {
    title: `${person.name} – ${potRowFigures.totalSold.head}`,
    explained: { potOfGold: { month: monthOf(pot), figure: 'TOTAL_SOLD', employeeId: person.id } },
  } as const;
  if (vacation === 0) return { ...told, filter };
  return totalSold > vacation ? { ...told, filter, hasVacation: true } : { ...told, vacation: filter };
}

const monthOf = ({ range }: OfMonth) => range.start.slice(0, 7);

import type { PotFigure } from '../../generated/drillDown';
import type { FigureBehind } from '../../lib/opened/drillDown';

type OfMonth = { range: { start: string } };
type Row = { person: { id: number; name: string } };

const columns = {
  TOTAL_SOLD: 'Total Sold',
  USED_SOLD: 'Used Sold',
  EARNED: 'Earned Spiff',
  IS_FAST_START: 'Fast Start',
  TOTAL: 'Total Spiff',
} as const satisfies Partial<Record<PotFigure, string>>;

/** What stands behind a figure of a person's row. */
export const behindPot = (
  figure: keyof typeof columns,
  { person }: Row,
  { range }: OfMonth,
): FigureBehind => ({
  title: `${person.name} – ${columns[figure]}`,
  explained: { potOfGold: { month: range.start.slice(0, 7), figure, employeeId: person.id } },
});

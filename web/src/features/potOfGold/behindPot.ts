import { potRowFigures } from '../../generated/rules/potRowFigures';
import type { FigureBehind } from '../../lib/opened/drillDown';
import { inCapitals } from '../../lib/values/figure';

type OfMonth = { range: { start: string } };
type Row = { person: { id: number; name: string } };

/** What stands behind a figure of a person's row. */
export const behindPot = (
  figure: keyof typeof potRowFigures,
  { person }: Row,
  { range }: OfMonth,
): FigureBehind => ({
  title: `${person.name} – ${potRowFigures[figure].head}`,
  explained: {
    potOfGold: { month: range.start.slice(0, 7), figure: inCapitals(figure), employeeId: person.id },
  },
});

import { potRowFigures } from '../../generated/rules/potRowFigures';
import type { FigureDrillDown } from '../../lib/dialogs/drillDown';
import { toUpperSnakeCase } from '../../lib/format/figures';

type OfMonth = { range: { start: string } };
type Row = { person: { id: number; name: string } };

/** What stands behind a figure of a person's row. */
export const behindPot = (
  figure: keyof typeof potRowFigures,
  { person }: Row,
  { range }: OfMonth,
): FigureDrillDown => ({
  title: `${person.name} – ${potRowFigures[figure].label}`,
  explained: {
    potOfGold: { month: range.start.slice(0, 7), figure: toUpperSnakeCase(figure), employeeId: person.id },
  },
});

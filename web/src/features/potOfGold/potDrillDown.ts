import { potRowFigures } from '../../generated/rules/potRowFigures';
import type { FigureDrillDown } from '../../lib/dialogs/drillDown';
import { toUpperSnakeCase } from '../../lib/format/figures';

type MonthlyResult = { range: { start: string } };
type DrillDownRow = { person: { id: number; name: string } };

/** Builds the drill-down of a figure in the row of a person. */
export const buildPotDrillDown = (
  figure: keyof typeof potRowFigures,
  { person }: DrillDownRow,
  { range }: MonthlyResult,
): FigureDrillDown => ({
  title: `${person.name} – ${potRowFigures[figure].label}`,
  explainedFigure: {
    potOfGold: { month: range.start.slice(0, 7), figure: toUpperSnakeCase(figure), employeeId: person.id },
  },
});

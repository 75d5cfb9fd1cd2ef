import { formatUnits } from '../../lib/values/units';
import type { TeamTableColumn, TeamTableRow, UnitTotals, ToExplainedFigure } from './board';
import { DrillDownNumber } from './DealsFigure';

type Props<Figures, Name> = {
  figures: Figures;
  columns: readonly TeamTableColumn<Figures, Name>[];
  explain: ToExplainedFigure<Name>;
  /** The name of a person or a team. */
  subjectName: string;
  /** The employees that the figures count. */
  employeeIds: readonly number[];
  /** The row of the person, if it can be edited. */
  row?: TeamTableRow<Figures>;
};

/** The figures of a person or a team. Each opens its source rows. */
export function TeamTableCells<Figures extends UnitTotals, Name>(props: Props<Figures, Name>) {
  const { figures, columns, explain, subjectName, employeeIds, row } = props;
  return columns.map(({ header: { label }, figure, amount, format = formatUnits, isTotal, isQuiet, editor }) => {
    if (row && editor) return <td key={label}>{editor(row)}</td>;
    const value = amount(figures);
    return (
      <td key={label} {...(isTotal && { 'data-total': true })} {...(isQuiet && { 'data-quiet': true })}>
        <DrillDownNumber
          amount={value}
          text={format(value)}
          note={
            isTotal && figures.unclassified > 0
              ? `${formatUnits(figures.unclassified)} without a car type`
              : undefined
          }
          drillDown={{ title: `${subjectName} – ${label}`, explained: explain(figure, [...employeeIds]) }}
        />
      </td>
    );
  });
}

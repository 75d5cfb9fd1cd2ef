import { units } from '../../lib/values/units';
import type { BoardColumn, BoardRow, Counted } from './board';
import { DealsFigure } from './DealsFigure';

type Props<Figures> = {
  figures: Figures;
  columns: readonly BoardColumn<Figures>[];
  /** A person's or a team's name. */
  whose: string;
  /** Whose credits the figures are of. */
  ids: readonly number[];
  /** The person's row, where it can be edited. */
  row?: BoardRow<Figures>;
};

/** The figures of a person or a team, each over what makes it. */
export function BoardCells<Figures extends Counted>({ figures, columns, whose, ids, row }: Props<Figures>) {
  return columns.map(({ label, amount, format = units, behind, isTotal, isQuiet, editor }) => {
    if (row && editor) return <td key={label}>{editor(row)}</td>;
    const number = amount(figures);
    return (
      <td key={label} {...(isTotal && { 'data-total': true })} {...(isQuiet && { 'data-quiet': true })}>
        <DealsFigure
          amount={number}
          text={format(number)}
          note={
            isTotal && figures.unclassified > 0
              ? `${units(figures.unclassified)} without a car type`
              : undefined
          }
          drillDown={behind ? { title: `${whose} – ${label}`, ...behind([...ids]) } : undefined}
        />
      </td>
    );
  });
}

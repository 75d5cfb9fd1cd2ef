import { units } from '../../lib/values/units';
import type { BoardColumn, BoardRow, Counted, Explain } from './board';
import { DealsFigure } from './DealsFigure';

type Props<Figures, Name> = {
  figures: Figures;
  columns: readonly BoardColumn<Figures, Name>[];
  explain: Explain<Name>;
  /** A person's or a team's name. */
  whose: string;
  /** Whose credits the figures are of. */
  ids: readonly number[];
  /** The person's row, where it can be edited. */
  row?: BoardRow<Figures>;
};

/** The figures of a person or a team, each over what makes it. */
export function BoardCells<Figures extends Counted, Name>(props: Props<Figures, Name>) {
  const { figures, columns, explain, whose, ids, row } = props;
  return columns.map(({ header: { head }, figure, amount, format = units, isTotal, isQuiet, editor }) => {
    if (row && editor) return <td key={head}>{editor(row)}</td>;
    const number = amount(figures);
    return (
      <td key={head} {...(isTotal && { 'data-total': true })} {...(isQuiet && { 'data-quiet': true })}>
        <DealsFigure
          amount={number}
          text={format(number)}
          note={
            isTotal && figures.unclassified > 0
              ? `${units(figures.unclassified)} without a car type`
              : undefined
          }
          drillDown={{ title: `${whose} – ${head}`, explained: explain(figure, [...ids]) }}
        />
      </td>
    );
  });
}

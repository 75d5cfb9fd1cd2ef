import type { AmountsOf, Figure, FigureTable } from '../../rules/figures/figure.ts';
import { type Cell, type CellKind, type Column, yes } from './exportTable.ts';

/** What a file shows of a figure: "Yes" of one that answers. */
export const figureKind = ({ kind }: Pick<Figure, 'kind'>): CellKind => (kind === 'answer' ? 'text' : kind);

const cellOf = (amount: number | boolean | null): Cell =>
  typeof amount === 'boolean' ? yes(amount) : amount;

/** A column for each of the figures, under its head. @param rowOf where a line has them; without them its cells are empty */
export const figureColumns = <Table extends FigureTable, Line>(
  table: Table,
  rowOf: (line: Line) => AmountsOf<Table> | null | undefined,
): Column<Line>[] =>
  Object.entries<Figure>(table).map(([name, figure]) => ({
    head: figure.head,
    kind: figureKind(figure),
    cell: line => {
      const row = rowOf(line);
      return row ? cellOf(row[name] as number | boolean | null) : null;
    },
  }));

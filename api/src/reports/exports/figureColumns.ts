import type { AmountsOf, Figure, FigureTable } from '../../rules/figures/figure.ts';
import { type ExportCell, type CellKind, type ExportColumn, formatFlag } from './exportTable.ts';

/** Returns the cell kind of a figure; a yes/no figure becomes text. */
export const getFigureCellKind = ({ kind }: Pick<Figure, 'kind'>): CellKind => (kind === 'answer' ? 'text' : kind);

const toFigureCell = (amount: number | boolean | null): ExportCell =>
  typeof amount === 'boolean' ? formatFlag(amount) : amount;

/**
 * Returns a column for each figure, labeled as on the screen.
 * @param getRow returns the figures of a line; the cells are empty when it returns nothing
 */
export const buildFigureColumns = <Table extends FigureTable, Line>(
  table: Table,
  getRow: (line: Line) => AmountsOf<Table> | null | undefined,
): ExportColumn<Line>[] =>
  Object.entries<Figure>(table).map(([name, figure]) => ({
    head: figure.head,
    kind: getFigureCellKind(figure),
    cell: line => {
      const row = getRow(line);
      return row ? toFigureCell(row[name] as number | boolean | null) : null;
    },
  }));

import type { ReactNode } from 'react';
import type { ExplainedFigure } from '../../lib/dialogs/drillDown';
import {
  type FigureHeader,
  figureFormatters,
  listFigureNames,
  toUpperSnakeCase,
  type UpperSnakeCase,
} from '../../lib/format/figures';
import type { Header } from '../../lib/format/header';

/** The figures that every team table has. */
export type UnitTotals = {
  total: number;
  /** Units without a car type: included in the total, neither new nor used. */
  unclassified: number;
};

export type TeamTableRow<Figures> = Figures & { person: { id: number; name: string; team: number | null } };

/** The figures of the people of a team, and of the team. */
export type TeamTableSection<Figures> = {
  team: number;
  name: string;
  /** The sales manager of the team, or "- No Sales Manager". */
  title: string;
  rows: readonly TeamTableRow<Figures>[];
  total: Figures;
};

/** Builds the drill-down request for a figure of these employees. */
export type ToExplainedFigure<Name> = (
  figure: Name | 'UNCLASSIFIED',
  employeeIds: number[],
) => ExplainedFigure;

export type TeamTableColumn<Figures, Name> = {
  header: Header;
  figure: Name;
  amount: (figures: Figures) => number;
  /** Formats the amount; units by default. */
  format?: (amount: number) => string;
  /** The column of `UnitTotals.total`, which is highlighted. */
  isTotal?: boolean;
  /** Secondary figures, such as earlier months or vacation. */
  isQuiet?: boolean;
  /** For sums of money. */
  isWide?: boolean;
  /** Renders an input in place of a person's number. */
  editor?: (row: TeamTableRow<Figures>) => ReactNode;
};

/** Options of a column; none for a plain column. */
type TeamColumnOptions<Figures> = Pick<
  TeamTableColumn<Figures, never>,
  'isTotal' | 'isQuiet' | 'isWide' | 'editor'
>;

/** Returns a column for each of these figures, in their order. */
export const toTeamTableColumns = <Name extends string, Figures extends Record<Name, number>>(
  figures: Record<Name, FigureHeader>,
  columnOptions: Partial<Record<Name, TeamColumnOptions<Figures>>>,
): TeamTableColumn<Figures, UpperSnakeCase<Name>>[] =>
  listFigureNames(figures).map(name => ({
    ...columnOptions[name],
    header: figures[name],
    figure: toUpperSnakeCase(name),
    amount: row => row[name],
    format: figureFormatters[figures[name].kind],
  }));

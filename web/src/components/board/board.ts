import type { ReactNode } from 'react';
import type { ExplainedFigure } from '../../lib/opened/drillDown';
import { type Capitals, type FigureHead, formatOf, inCapitals, namesOf } from '../../lib/values/figure';
import type { Header } from '../../lib/values/header';

/** What every board shows of a person or a team, whatever else it shows. */
export type Counted = {
  total: number;
  /** Units without a car type: in the total, neither new nor used. */
  unclassified: number;
};

export type BoardRow<Figures> = Figures & { person: { id: number; name: string; team: number | null } };

/** One team: its people's figures, and its own. */
export type TeamSection<Figures> = {
  team: number;
  /** "A Team". */
  name: string;
  /** Its sales manager, or "- No Sales Manager". */
  title: string;
  rows: readonly BoardRow<Figures>[];
  total: Figures;
};

/** Asks the server what stands behind a figure of these people. */
export type Explain<Name> = (figure: Name | 'UNCLASSIFIED', employeeIds: number[]) => ExplainedFigure;

/** A column of figures. */
export type BoardColumn<Figures, Name> = {
  header: Header;
  figure: Name;
  amount: (figures: Figures) => number;
  /** How it is written; units by default. */
  format?: (amount: number) => string;
  /** The column of `Counted.total`, which is what one looks for. */
  isTotal?: boolean;
  /** Beside what is counted now: earlier months, vacation. */
  isQuiet?: boolean;
  /** For sums of money. */
  isWide?: boolean;
  /** Stands in the place of a person's number, to change it. */
  editor?: (row: BoardRow<Figures>) => ReactNode;
};

/** How a column looks beside others, where it does so. */
type ColumnLook<Figures> = Pick<BoardColumn<Figures, never>, 'isTotal' | 'isQuiet' | 'isWide' | 'editor'>;

/** A column for each of these figures, in their order. */
export const boardColumns = <Name extends string, Figures extends Record<Name, number>>(
  heads: Record<Name, FigureHead>,
  looks: Partial<Record<Name, ColumnLook<Figures>>>,
): BoardColumn<Figures, Capitals<Name>>[] =>
  namesOf(heads).map(name => ({
    ...looks[name],
    header: heads[name],
    figure: inCapitals(name),
    amount: row => row[name],
    format: formatOf[heads[name].kind],
  }));

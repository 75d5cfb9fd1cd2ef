import type { ReactNode } from 'react';
import type { DealsBehind, ExplainedFigure, VacationBehind } from '../../lib/opened/drillDown';
import { type FigureHead, formatOf } from '../../lib/values/figure';

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

/** What makes a number of some people, and how. */
type Behind = (DealsBehind | VacationBehind) & { explained?: ExplainedFigure };

/** A column of figures. */
export type BoardColumn<Figures> = {
  label: string;
  amount: (figures: Figures) => number;
  /** How it is written; units by default. */
  format?: (amount: number) => string;
  /** What makes the number of these people; null when its days cannot be asked for. */
  behind: ((employeeIds: number[]) => Behind) | null;
  /** The column of `Counted.total`, which is what one looks for. */
  isTotal?: boolean;
  /** Beside what is counted now: earlier months, vacation. */
  isQuiet?: boolean;
  /** For sums of money. */
  isWide?: boolean;
  /** Stands in the place of a person's number, to change it. */
  editor?: (row: BoardRow<Figures>) => ReactNode;
};

/** What a column has besides what its figure says. */
type ColumnPart<Figures> = Omit<BoardColumn<Figures>, 'label' | 'amount' | 'format'>;

/** A column for each of these figures, in their order. */
export const boardColumns = <Name extends string, Figures extends Record<Name, number>>(
  heads: Record<Name, FigureHead>,
  parts: Record<Name, ColumnPart<Figures>>,
): BoardColumn<Figures>[] =>
  (Object.keys(heads) as Name[]).map(name => ({
    ...parts[name],
    label: heads[name].head,
    amount: row => row[name],
    format: formatOf[heads[name].kind],
  }));

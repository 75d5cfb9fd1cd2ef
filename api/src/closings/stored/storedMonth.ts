import type {
  CountedDeal,
  DealDifference,
  FigureDifference,
  MonthFigures,
} from '../../rules/closing/differences.ts';
import type { OpenItemKind } from '../../rules/openItems/openItems.ts';
import type { StoredTable } from './storedTable.ts';

/** A deal of a month with open items. */
export interface OpenDeal {
  readonly number: number;
  readonly customerName: string;
  readonly kinds: readonly OpenItemKind[];
}

/** Differences from the closing before. */
export interface ClosingDifferences {
  readonly deals: readonly DealDifference[];
  readonly figures: readonly FigureDifference[];
}

/** Reports as tables, by name. A closing has the reports that existed at its time. */
export type StoredBoards = Readonly<Record<string, StoredTable>>;

/** Stored data of a closing, whatever its format (closing.md, What is stored). */
export interface StoredMonth {
  readonly figures: MonthFigures;
  readonly open: readonly OpenDeal[];
  /** Null when the month was not closed before. */
  readonly since: ClosingDifferences | null;
  readonly deals: readonly CountedDeal[];
  readonly boards: StoredBoards;
}

import type {
  CountedDeal,
  DealDifference,
  FigureDifference,
  MonthFigures,
} from '../../rules/closing/differences.ts';
import type { OpenItemKind } from '../../rules/openItems/openItems.ts';
import type { StoredTable } from './storedTable.ts';

/** A deal of a month about which something is open. */
export interface OpenDeal {
  readonly number: number;
  readonly customerName: string;
  readonly kinds: readonly OpenItemKind[];
}

/** What differs from the closing before. */
export interface Since {
  readonly deals: readonly DealDifference[];
  readonly figures: readonly FigureDifference[];
}

/** Reports as tables, by their names; a closing has those that there were then. */
export type StoredBoards = Readonly<Record<string, StoredTable>>;

/** What a closing stored, whatever its format (closing.md, What is stored). */
export interface StoredMonth {
  readonly figures: MonthFigures;
  readonly open: readonly OpenDeal[];
  /** Null: the month was not closed before. */
  readonly since: Since | null;
  readonly deals: readonly CountedDeal[];
  readonly boards: StoredBoards;
}

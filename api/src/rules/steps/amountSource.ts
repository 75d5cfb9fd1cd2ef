import type { DayRange, Month } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/dealValues.ts';
import type { TeamId } from '../people/teams.ts';
import type { FunnelGroup } from '../ups/funnelFigures.ts';
import type { ListedUps } from '../ups/linkedFigures.ts';
import type { UpSold, UpType } from '../ups/upValues.ts';

/** The owner of the credits in an amount: people or a team. When neither is given, the owner is the store. */
export interface CreditOwner {
  readonly employeeIds?: readonly number[];
  /**
   * Selects the credits of this team. A credit belongs to the team frozen on the deal, otherwise to the
   * person's current team.
   */
  readonly finalTeam?: TeamId;
}

/** The quantity that an amount adds up over its deals. */
export type DealQuantity =
  | 'units'
  | 'deals'
  | 'trades'
  | 'tradeShares'
  | 'frontGross'
  | 'rankedGross'
  | 'backGross'
  | 'totalGross';

/** The sold deals of a range of days. */
export interface DealsSource {
  readonly kind: 'deals';
  readonly owner: CreditOwner;
  readonly days: DayRange;
  readonly quantity: DealQuantity;
  readonly cars?: CountedCars | undefined;
  readonly hasTrade?: true;
  /** Only the deals of these ups. */
  readonly ofUps?: Omit<UpsSource, 'kind'>;
}

/** The ups of a range of days. */
export interface UpsSource {
  readonly kind: 'ups';
  readonly days: DayRange;
  readonly counter: ListedUps;
  readonly employeeId?: number | undefined;
  readonly teamId?: TeamId | undefined;
  readonly upType?: UpType | undefined;
  readonly sold?: UpSold | undefined;
  readonly ofGroup?: FunnelGroup | undefined;
}

/** The store data or rule that an amount comes from, so that users can check it. */
export type AmountSource =
  | DealsSource
  | UpsSource
  /** The vacation units of these employees that count in these days. */
  | { readonly kind: 'vacation'; readonly days: DayRange; readonly employeeIds: readonly number[] }
  | { readonly kind: 'workingDays' | 'pot' | 'goal'; readonly month: Month }
  /** Positions on the leaderboard that the figure counts. */
  | { readonly kind: 'places' }
  /** Rows of the list that the figure is shown above. */
  | { readonly kind: 'rows' }
  | { readonly kind: 'calendar' | 'rule' };

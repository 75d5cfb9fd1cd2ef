import type { DayRange, Month } from '../calendar/calendar.ts';
import type { CountedCars } from '../deals/carClass.ts';
import type { TeamId } from '../people/teams.ts';
import type { FunnelGroup } from '../ups/funnelGroups.ts';
import type { ListedUps } from '../ups/linkedFigures.ts';
import type { UpSold, UpType } from '../ups/upValues.ts';

/** Whose credits an amount is of: of people, of a team, or of the store when neither is named. */
export interface Whose {
  readonly employeeIds?: readonly number[];
  /** Credits that go to this team: the one frozen on the side, else today's. */
  readonly finalTeam?: TeamId;
}

/** What an amount counts of each of its deals. */
export type CountedOfDeal =
  | 'units'
  | 'deals'
  | 'trades'
  | 'tradeShares'
  | 'frontGross'
  | 'rankedGross'
  | 'backGross'
  | 'totalGross';

/** The sold deals of some days. */
export interface DealsBasis {
  readonly kind: 'deals';
  readonly whose: Whose;
  readonly days: DayRange;
  readonly counts: CountedOfDeal;
  readonly cars?: CountedCars | undefined;
  readonly hasTrade?: true;
  /** Only those of these ups. */
  readonly ofUps?: Omit<UpsBasis, 'kind'>;
}

/** The ups of some days. */
export interface UpsBasis {
  readonly kind: 'ups';
  readonly days: DayRange;
  readonly counter: ListedUps;
  readonly employeeId?: number | undefined;
  readonly teamId?: TeamId | undefined;
  readonly upType?: UpType | undefined;
  readonly sold?: UpSold | undefined;
  readonly ofGroup?: FunnelGroup | undefined;
}

/** What of the store or of its rules an amount stands on, so that whoever doubts it can look there. */
export type Basis =
  | DealsBasis
  | UpsBasis
  /** The vacation units that count in these days. */
  | { readonly kind: 'vacation'; readonly days: DayRange; readonly employeeIds: readonly number[] }
  | { readonly kind: 'workingDays' | 'pot' | 'goal'; readonly month: Month }
  /** Places of the leaderboard that the figure stands on. */
  | { readonly kind: 'places' }
  /** Rows of the list that the figure stands above. */
  | { readonly kind: 'rows' }
  | { readonly kind: 'calendar' | 'rule' };

import type { TeamId } from '../../../rules/people/teams.ts';

export interface Format1Goal {
  readonly goal: number;
  readonly toGo: number;
  readonly neededADay: number | null;
}

export interface Format1Goals extends Format1Goal {
  readonly againstGoal: number | null;
  readonly new: Format1Goal | null;
  readonly used: Format1Goal | null;
}

export type NumberFields<Name extends string> = Readonly<Record<Name, number>>;

export type Format1TickRow = NumberFields<
  'new' | 'used' | 'total' | 'vacation' | 'threeMonthAverage' | 'previous' | 'track' | 'usedTrack'
> & { readonly goal?: Format1Goals | null };

export type Format1SummaryRow = NumberFields<'new' | 'used' | 'total' | 'vacation' | 'frontGross'>;

export type Format1PotRow = NumberFields<'totalSold' | 'usedSold' | 'earned' | 'total'> & {
  readonly person: Format1Person;
  readonly isFastStart: boolean;
  readonly isQualified: boolean;
};

export type Format1LeaderboardRow = NumberFields<'rank' | 'new' | 'used' | 'vacation' | 'total' | 'gross'> & {
  readonly name: string;
  readonly team: number | null;
  readonly squares: readonly { readonly carClass: string; readonly role: string; readonly count: number }[];
  readonly vacationSquares: NumberFields<'whole' | 'half'>;
};

export interface Format1Person {
  readonly id: number;
  readonly name: string;
}

export interface Format1Section<Row> {
  readonly team: TeamId;
  readonly name: string;
  readonly title: string;
  readonly rows: readonly (Row & { readonly person: Format1Person })[];
  readonly total: Row;
}

export type Format1Stat = 'new' | 'used' | 'certified' | 'unclassified' | 'total' | 'gross';

/**
 * The parts of the reports that the tables show, as GraphQL returned them. A field is optional when at least
 * one version that wrote format 1 did not have the field.
 */
export interface Format1Reports {
  readonly tickSheet: {
    readonly sections: readonly Format1Section<Format1TickRow>[];
    readonly store: Readonly<Record<'new' | 'used' | 'total', NumberFields<'sold' | 'track'>>> & {
      readonly goal?: Format1Goals | null;
    };
  };
  readonly summary: {
    readonly title: string;
    readonly sections: readonly Format1Section<Format1SummaryRow>[];
    readonly stats: Readonly<Record<Format1Stat, NumberFields<'current' | 'prior' | 'difference'>>>;
  };
  readonly tradeStats: {
    readonly days: readonly (Format1Trades & { readonly day: string })[];
    readonly period: Format1Trades;
  };
  readonly potOfGold: NumberFields<'pot' | 'spiffPerUsedCar' | 'totalPaid'> & {
    readonly rows: readonly Format1PotRow[];
  };
  readonly leaderboard: readonly Format1LeaderboardRow[];
  readonly teamLeaderboard: readonly Format1LeaderboardRow[];
}

export type Format1Trades = NumberFields<'delivered' | 'trades' | 'percent'>;

import { describedEnum } from '../../describedEnum.ts';
import { figureEnum } from '../../figureTypes.ts';
import type { CarClass, CarFilter } from '../../rules/deals/carClass.ts';
import { withoutFigures } from '../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../rules/leaderboard/squares.ts';

/** Kind of competitors on a leaderboard. */
export type LeaderboardMode = keyof typeof LeaderboardModeEnum;

export const LeaderboardModeEnum = describedEnum('LeaderboardMode', 'Who competes.', {
  EMPLOYEES: 'People: active salespeople and anyone else credited, without the one named HSE.',
  TEAMS: 'Teams A, B and C, credited by the team frozen on each side, else today’s.',
});

export const CarFilterEnum = describedEnum('CarFilter', 'Which cars count.', {
  ALL: ['All', 'All Cars, those without a type too; only here does vacation count.'],
  NEW: ['New', 'Car type New.'],
  USED: ['Used', 'Car types Used and Cert.'],
} satisfies Record<string, readonly [CarFilter, string]>);

export const RankingEnum = describedEnum(
  'Ranking',
  'What ranks are decided by; ties by the other figure, then by name.',
  {
    UNITS: 'Top Total Deals: total units, people’s vacation units included.',
    GROSS: 'Top Front Gross.',
  } satisfies Record<Ranking, string>,
);

export const CarClassEnum = describedEnum('CarClass', 'What a car counts as (rules.md, A deal).', {
  NEW: ['new', 'Car type New.'],
  USED: ['used', 'Car types Used and Cert.'],
  UNCLASSIFIED: ['unclassified', 'No car type: a grey square.'],
} satisfies Record<string, readonly [CarClass, string]>);

export const CreditRoleEnum = describedEnum('CreditRole', 'How a salesperson took part in a deal.', {
  SOLO: ['solo', 'Alone: 1 unit.'],
  CLOSER: ['closer', 'As closer of a split: 0.5.'],
  ADDITIONAL: ['additional', 'As the additional salesperson of a split: 0.5.'],
} satisfies Record<string, readonly [CreditRole, string]>);

const explainedFigures = withoutFigures(leaderboardFigures, ['vacation']);

export type LeaderboardFigureName = keyof typeof explainedFigures;

export const LeaderboardFigureEnum = figureEnum(
  'LeaderboardFigure',
  'A figure of the leaderboard: see LeaderboardRow; Rank is by what `rankBy` says.',
  explainedFigures,
);

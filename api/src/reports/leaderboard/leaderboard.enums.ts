import { registerEnumType } from 'type-graphql';
import { figureEnum } from '../../figureTypes.ts';
import type { CarClass, CarFilter } from '../../rules/deals/carClass.ts';
import { withoutFigures } from '../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../rules/leaderboard/squares.ts';

/** Who competes. */
export type LeaderboardMode = 'EMPLOYEES' | 'TEAMS';

export const LeaderboardModeEnum = { EMPLOYEES: 'EMPLOYEES', TEAMS: 'TEAMS' } as const satisfies Record<
  LeaderboardMode,
  LeaderboardMode
>;
registerEnumType(LeaderboardModeEnum, {
  name: 'LeaderboardMode',
  description: 'Who competes.',
  valuesConfig: {
    EMPLOYEES: {
      description: 'People: active salespeople and anyone else credited, without the one named HSE.',
    },
    TEAMS: { description: 'Teams A, B and C, credited by the team frozen on each side, else today’s.' },
  },
});

export const CarFilterEnum = { ALL: 'All', NEW: 'New', USED: 'Used' } as const satisfies Record<
  string,
  CarFilter
>;
registerEnumType(CarFilterEnum, {
  name: 'CarFilter',
  description: 'Which cars count.',
  valuesConfig: {
    ALL: { description: 'All Cars, those without a type too; only here does vacation count.' },
    NEW: { description: 'Car type New.' },
    USED: { description: 'Car types Used and Cert.' },
  },
});

export const RankingEnum = { UNITS: 'UNITS', GROSS: 'GROSS' } as const satisfies Record<Ranking, Ranking>;
registerEnumType(RankingEnum, {
  name: 'Ranking',
  description: 'What ranks are decided by; ties by the other figure, then by name.',
  valuesConfig: {
    UNITS: { description: 'Top Total Deals: total units, people’s vacation units included.' },
    GROSS: { description: 'Top Front Gross.' },
  },
});

export const CarClassEnum = {
  NEW: 'new',
  USED: 'used',
  UNCLASSIFIED: 'unclassified',
} as const satisfies Record<string, CarClass>;
registerEnumType(CarClassEnum, {
  name: 'CarClass',
  description: 'What a car counts as (rules.md, A deal).',
  valuesConfig: {
    NEW: { description: 'Car type New.' },
    USED: { description: 'Car types Used and Cert.' },
    UNCLASSIFIED: { description: 'No car type: a grey square.' },
  },
});

export const CreditRoleEnum = {
  SOLO: 'solo',
  CLOSER: 'closer',
  ADDITIONAL: 'additional',
} as const satisfies Record<string, CreditRole>;
registerEnumType(CreditRoleEnum, {
  name: 'CreditRole',
  description: 'How a salesperson took part in a deal.',
  valuesConfig: {
    SOLO: { description: 'Alone: 1 unit.' },
    CLOSER: { description: 'As closer of a split: 0.5.' },
    ADDITIONAL: { description: 'As the additional salesperson of a split: 0.5.' },
  },
});

const explained = withoutFigures(leaderboardFigures, ['vacation']);

export type LeaderboardFigureName = keyof typeof explained;

export const LeaderboardFigureEnum = figureEnum(
  'LeaderboardFigure',
  'A figure of the leaderboard: see LeaderboardRow; Rank is by what `rankBy` says.',
  explained,
);

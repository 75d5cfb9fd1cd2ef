import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import type { CarClass, CarFilter } from '../../rules/deals/dealValues.ts';
import { omitFigures } from '../../rules/figures/figure.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../rules/leaderboard/squares.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { DeliveryRangeArgs } from '../report.types.ts';

@ArgsType()
@InputType()
export class LeaderboardArgs extends DeliveryRangeArgs {
  @Field(() => LeaderboardModeEnum, { description: 'Employees or Teams.' })
  mode!: LeaderboardMode;

  @Field(() => CarFilterEnum, { defaultValue: 'All', description: 'Which cars count.' })
  carType!: CarFilter;

  @Field(() => RankingEnum, { defaultValue: 'UNITS', description: 'What ranks are decided by.' })
  rankBy!: Ranking;
}

@ArgsType()
@InputType('ExplainLeaderboardInput', { description: 'Which figure of `leaderboard`.' })
export class ExplainLeaderboardArgs extends LeaderboardArgs {
  @Field(() => Int, { description: 'Whose: the employee’s id, or the team’s, 2 to 4.' })
  id!: number;

  @Field(() => LeaderboardFigureEnum, { description: 'Which figure.' })
  figure!: LeaderboardFigureName;
}

@ObjectType('DealSquares', {
  simpleResolvers: true,
  description: 'How many squares of one kind a row shows: one per credited deal.',
})
export class DealSquaresType {
  @Field(() => CarClassEnum, { description: 'The colour: new, used, or grey for no car type.' })
  carClass!: CarClass;

  @Field(() => CreditRoleEnum, { description: 'Solo, closer or additional.' })
  role!: CreditRole;

  @Field(() => Int, { description: 'How many, at least 1.' })
  count!: number;
}

@ObjectType('VacationSquares', { description: 'The squares of the vacation units, summed first.' })
export class VacationSquaresType {
  @Field(() => Int, { description: 'One per whole unit.' })
  whole!: number;

  @Field(() => Int, { description: '1 for a remaining fraction, else 0.' })
  half!: number;
}

@ObjectType('LeaderboardRow', {
  simpleResolvers: true,
  description: 'One person’s or one team’s line (rules.md, Leaderboard).',
})
export class LeaderboardRowType extends createFiguresClass(leaderboardFigures) {
  @Field(() => Int, { description: 'The employee’s id, or the team’s.' })
  id!: number;

  @Field(() => String, { description: 'The person’s name, or the team’s: A, B or C.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Today’s team of the person, or the team itself.' })
  team!: TeamId | null;

  @Field(() => [DealSquaresType], {
    description: 'Squares in the order shown: new, used, grey; of each solo, closer, additional.',
  })
  squares!: readonly DealSquaresType[];

  @Field(() => VacationSquaresType, { description: 'The vacation squares after them.' })
  vacationSquares!: VacationSquaresType;
}

/** Kind of competitors on a leaderboard. */
export type LeaderboardMode = keyof typeof LeaderboardModeEnum;

export const LeaderboardModeEnum = defineEnum('LeaderboardMode', 'Who competes.', {
  EMPLOYEES: 'People: active salespeople and anyone else credited, without the one named HSE.',
  TEAMS: 'Teams A, B and C, credited by the team frozen on each side, else today’s.',
});

export const CarFilterEnum = defineEnum('CarFilter', 'Which cars count.', {
  ALL: ['All', 'All Cars, those without a type too; only here does vacation count.'],
  NEW: ['New', 'Car type New.'],
  USED: ['Used', 'Car types Used and Cert.'],
} satisfies Record<string, readonly [CarFilter, string]>);

export const RankingEnum = defineEnum(
  'Ranking',
  'What ranks are decided by; ties by the other figure, then by name.',
  {
    UNITS: 'Top Total Deals: total units, people’s vacation units included.',
    GROSS: 'Top Front Gross.',
  } satisfies Record<Ranking, string>,
);

export const CarClassEnum = defineEnum('CarClass', 'What a car counts as (rules.md, A deal).', {
  NEW: ['new', 'Car type New.'],
  USED: ['used', 'Car types Used and Cert.'],
  UNCLASSIFIED: ['unclassified', 'No car type: a grey square.'],
} satisfies Record<string, readonly [CarClass, string]>);

export const CreditRoleEnum = defineEnum('CreditRole', 'How a salesperson took part in a deal.', {
  SOLO: ['solo', 'Alone: 1 unit.'],
  CLOSER: ['closer', 'As closer of a split: 0.5.'],
  ADDITIONAL: ['additional', 'As the additional salesperson of a split: 0.5.'],
} satisfies Record<string, readonly [CreditRole, string]>);

const explainedFigures = omitFigures(leaderboardFigures, ['vacation']);

export type LeaderboardFigureName = keyof typeof explainedFigures;

export const LeaderboardFigureEnum = defineFigureEnum(
  'LeaderboardFigure',
  'A figure of the leaderboard: see LeaderboardRow; Rank is by what `rankBy` says.',
  explainedFigures,
);

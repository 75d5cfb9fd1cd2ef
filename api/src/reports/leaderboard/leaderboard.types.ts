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
  @Field(() => LeaderboardModeEnum, { description: 'The mode: Employees or Teams.' })
  mode!: LeaderboardMode;

  @Field(() => CarFilterEnum, { defaultValue: 'All', description: 'The cars that count.' })
  carType!: CarFilter;

  @Field(() => RankingEnum, { defaultValue: 'UNITS', description: 'The figure that determines the ranks.' })
  rankBy!: Ranking;
}

@ArgsType()
@InputType('ExplainLeaderboardInput', { description: 'A figure of `leaderboard` to explain.' })
export class ExplainLeaderboardArgs extends LeaderboardArgs {
  @Field(() => Int, { description: 'The id of the employee, or of the team (2 to 4).' })
  id!: number;

  @Field(() => LeaderboardFigureEnum, { description: 'The figure to explain.' })
  figure!: LeaderboardFigureName;
}

@ObjectType('DealSquares', {
  simpleResolvers: true,
  description: 'Squares of one kind in a row, one square for each credited deal.',
})
export class DealSquaresType {
  @Field(() => CarClassEnum, { description: 'The color: new, used, or gray for no car type.' })
  carClass!: CarClass;

  @Field(() => CreditRoleEnum, { description: 'The role: solo, closer or additional.' })
  role!: CreditRole;

  @Field(() => Int, { description: 'The number of squares, at least 1.' })
  count!: number;
}

@ObjectType('VacationSquares', { description: 'The squares for the total of the vacation units.' })
export class VacationSquaresType {
  @Field(() => Int, { description: 'Whole squares, one per whole unit.' })
  whole!: number;

  @Field(() => Int, { description: 'Half squares: 1 if a fraction remains, otherwise 0.' })
  half!: number;
}

@ObjectType('LeaderboardRow', {
  simpleResolvers: true,
  description: 'A leaderboard row: one person or one team (rules.md, Leaderboard).',
})
export class LeaderboardRowType extends createFiguresClass(leaderboardFigures) {
  @Field(() => Int, { description: 'The id of the employee or the team.' })
  id!: number;

  @Field(() => String, { description: 'The name of the person or the team: A, B or C for a team.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'The person’s current team, or the team itself.' })
  team!: TeamId | null;

  @Field(() => [DealSquaresType], {
    description:
      'The squares in display order: new, used, gray; within each color: solo, closer, additional.',
  })
  squares!: readonly DealSquaresType[];

  @Field(() => VacationSquaresType, { description: 'The vacation squares, shown after the deal squares.' })
  vacationSquares!: VacationSquaresType;
}

/** Kind of competitors on a leaderboard. */
export type LeaderboardMode = keyof typeof LeaderboardModeEnum;

export const LeaderboardModeEnum = defineEnum(
  'LeaderboardMode',
  'Whether the leaderboard ranks people or teams.',
  {
    EMPLOYEES: 'People: active salespeople and anyone else credited, except the employee named HSE.',
    TEAMS:
      'Teams A, B and C. A deal credits the final team on the deal, or the salesperson’s current team if there is none.',
  },
);

export const CarFilterEnum = defineEnum('CarFilter', 'The cars that count.', {
  ALL: ['All', 'All Cars, including those without a car type. Vacation units count only here.'],
  NEW: ['New', 'New cars.'],
  USED: ['Used', 'Used cars, including certified ones.'],
} satisfies Record<string, readonly [CarFilter, string]>);

export const RankingEnum = defineEnum(
  'Ranking',
  'The figure that determines the ranks. Ties are broken by the other figure, then by name.',
  {
    UNITS: 'Top Total Deals: total units, including people’s vacation units.',
    GROSS: 'Top Front Gross.',
  } satisfies Record<Ranking, string>,
);

export const CarClassEnum = defineEnum('CarClass', 'The class of a car (rules.md, A deal).', {
  NEW: ['new', 'New cars.'],
  USED: ['used', 'Used cars, including certified ones.'],
  UNCLASSIFIED: ['unclassified', 'Cars without a car type, shown as gray squares.'],
} satisfies Record<string, readonly [CarClass, string]>);

export const CreditRoleEnum = defineEnum('CreditRole', 'The role of a salesperson in a deal.', {
  SOLO: ['solo', 'The only salesperson on the deal: 1 unit.'],
  CLOSER: ['closer', 'The closer of a split: 0.5 units.'],
  ADDITIONAL: ['additional', 'The additional salesperson of a split: 0.5 units.'],
} satisfies Record<string, readonly [CreditRole, string]>);

const explainedFigures = omitFigures(leaderboardFigures, ['vacation']);

export type LeaderboardFigureName = keyof typeof explainedFigures;

export const LeaderboardFigureEnum = defineFigureEnum(
  'LeaderboardFigure',
  'A figure on the leaderboard: see LeaderboardRow. Rank depends on `rankBy`.',
  explainedFigures,
);

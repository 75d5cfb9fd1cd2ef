import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { figuresType } from '../../figureTypes.ts';
import type { CarClass, CarFilter } from '../../rules/deals/carClass.ts';
import { leaderboardFigures } from '../../rules/leaderboard/leaderboardFigures.ts';
import type { Ranking } from '../../rules/leaderboard/ranking.ts';
import type { CreditRole } from '../../rules/leaderboard/squares.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { DeliveryRangeArgs } from '../deliveryRange.args.ts';
import {
  CarClassEnum,
  CarFilterEnum,
  CreditRoleEnum,
  LeaderboardFigureEnum,
  type LeaderboardFigureName,
  type LeaderboardMode,
  LeaderboardModeEnum,
  RankingEnum,
} from './leaderboard.enums.ts';

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
export class LeaderboardRowType extends figuresType(leaderboardFigures) {
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

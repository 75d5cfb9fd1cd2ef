import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';
import type { TeamId } from '../../rules/people/teams.ts';

@ObjectType('SetGoal', {
  description:
    'A goal of a month: of an employee, of a team, or of the store when neither is named (goals.md, A goal).',
})
export class SetGoalType {
  @Field(() => Int, { nullable: true, description: 'Whose it is, when it is a person’s.' })
  employeeId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whose it is, when it is a team’s own: 2 A, 3 B, 4 C, 5 HSE.',
  })
  team!: TeamId | null;

  @Field(() => Float, { description: 'Units, in halves, above 0.' })
  total!: number;

  @Field(() => Float, { nullable: true, description: 'New ones of them; null when they are not told apart.' })
  new!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Used ones of them; null when they are not told apart.',
  })
  used!: number | null;
}

@InputType('GoalUnitsInput', {
  description: 'A goal: its total alone, or new and used, whose sum it is. All null or 0 is no goal.',
})
export class GoalUnitsInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Units in halves, 0 to 9,999.5; beside new and used, their sum.',
  })
  total?: number | null;

  @Field(() => Float, { nullable: true, description: 'New ones of them, in halves.' })
  new?: number | null;

  @Field(() => Float, { nullable: true, description: 'Used ones of them, in halves.' })
  used?: number | null;
}

@InputType('GoalInput', {
  description: 'A goal to set: of an employee, of a team, or of the store when neither is named.',
})
export class GoalInput {
  @Field(() => Int, { nullable: true, description: 'Whose it is, when it is a person’s.' })
  employeeId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Whose it is, when it is a team’s own: 2 A, 3 B, 4 C, 5 HSE.',
  })
  team?: number | null;

  @Field(() => GoalUnitsInput, { description: 'What it is to be.' })
  goal!: GoalUnitsInput;

  @Field(() => GoalUnitsInput, {
    nullable: true,
    description:
      'What it was when it was read; null when there was none. CONFLICT when it is something else now.',
  })
  stood?: GoalUnitsInput | null;
}

@ArgsType()
export class SetGoalsArgs extends MonthArgs {
  @Field(() => [GoalInput], { description: 'At most 500, each of someone else.' })
  goals!: GoalInput[];
}

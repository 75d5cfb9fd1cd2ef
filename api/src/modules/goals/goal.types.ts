import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';
import type { TeamId } from '../../rules/people/teams.ts';

@ObjectType('SetGoal', {
  description:
    'The monthly goal of an employee or a team or, if neither is set, of the store (goals.md, A goal).',
})
export class SetGoalType {
  @Field(() => Int, {
    nullable: true,
    description: 'The employee id for an employee’s goal; otherwise null.',
  })
  employeeId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The team for a team’s goal: 2 A, 3 B, 4 C, 5 HSE; otherwise null.',
  })
  team!: TeamId | null;

  @Field(() => Float, { description: 'The goal in units, a multiple of 0.5 and above 0.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The goal for new units; null if the goal is not split into new and used.',
  })
  new!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The goal for used units; null if the goal is not split into new and used.',
  })
  used!: number | null;
}

@InputType('GoalUnitsInput', {
  description:
    'A goal: either only a total, or new and used units with their sum as the total. If all three are null or 0, there is no goal.',
})
export class GoalUnitsInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'The total in units, a multiple of 0.5 from 0 to 9,999.5. If new or used units are set, the total must be their sum.',
  })
  total?: number | null;

  @Field(() => Float, { nullable: true, description: 'The goal for new units, a multiple of 0.5.' })
  new?: number | null;

  @Field(() => Float, { nullable: true, description: 'The goal for used units, a multiple of 0.5.' })
  used?: number | null;
}

@InputType('GoalInput', {
  description: 'A goal to set for an employee or a team or, if neither is given, for the store.',
})
export class GoalInput {
  @Field(() => Int, { nullable: true, description: 'The employee id, for an employee’s goal.' })
  employeeId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The team, for a team’s goal: 2 A, 3 B, 4 C, 5 HSE.',
  })
  team?: number | null;

  @Field(() => GoalUnitsInput, { description: 'The goal to set, in units.' })
  goal!: GoalUnitsInput;

  @Field(() => GoalUnitsInput, {
    nullable: true,
    description:
      'The goal as it was before the change; null if there was none. Error: CONFLICT if the current goal is different.',
  })
  stood?: GoalUnitsInput | null;
}

@ArgsType()
export class SetGoalsArgs extends MonthArgs {
  @Field(() => [GoalInput], {
    description:
      'The goals to set, at most 500: no more than one for each employee, for each team and for the store.',
  })
  goals!: GoalInput[];
}

import { ArgsType, Field } from 'type-graphql';
import { MonthArgs } from '../platform/graphql/args.ts';
import { GoalInput } from './goal.types.ts';

@ArgsType()
export class SetGoalsArgs extends MonthArgs {
  @Field(() => [GoalInput], { description: 'At most 500, each of someone else.' })
  goals!: GoalInput[];
}

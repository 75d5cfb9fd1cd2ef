import { ArgsType, Field } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';

@ArgsType()
export class CloseMonthArgs extends MonthArgs {
  @Field(() => String, {
    description: 'The id of the figures that the viewer saw, from `monthToClose`.',
  })
  figuresId!: string;
}

@ArgsType()
export class ReopenMonthArgs extends MonthArgs {
  @Field(() => String, { description: 'The reason for reopening the month, 1 to 200 characters.' })
  reason!: string;
}

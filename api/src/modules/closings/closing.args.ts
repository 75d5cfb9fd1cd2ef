import { ArgsType, Field } from 'type-graphql';
import { MonthArgs } from '../../platform/graphql/args.ts';

@ArgsType()
export class CloseMonthArgs extends MonthArgs {
  @Field(() => String, { description: 'Of the figures that the viewer has seen, by `monthToClose`.' })
  figuresId!: string;
}

@ArgsType()
export class ReopenMonthArgs extends MonthArgs {
  @Field(() => String, { description: 'Why, in 1 to 200 characters.' })
  reason!: string;
}

import { ArgsType, Field, InputType } from 'type-graphql';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar/calendar.ts';

@ArgsType()
@InputType()
export class DeliveryRangeArgs {
  @Field(() => DayScalar, { description: 'The first delivery date.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last delivery date, not before the first.' })
  end!: Day;
}

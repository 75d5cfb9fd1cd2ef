import { Field, InputType, Int } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Cents } from '../../rules/numbers/money.ts';

// Ranges of the filters for analysts.

@InputType('DayBounds', {
  description:
    'A range of days in store time, including `from` and `to`. Either or both can be absent; without both, every day matches. A blank date does not match a range with a limit.',
})
export class DayBoundsInput {
  @Field(() => DayScalar, { nullable: true, description: 'The first day; no lower limit if absent.' })
  from?: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last day, not before the first; no upper limit if absent.',
  })
  to?: Day | null;
}

@InputType('MoneyBounds', {
  description:
    'A range of dollar amounts, including both limits. Either or both can be absent. A blank amount counts as 0.',
})
export class MoneyBoundsInput {
  @Field(() => MoneyScalar, { nullable: true, description: 'The lowest amount in dollars; can be negative.' })
  min?: Cents | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The highest amount in dollars, not below the lowest.',
  })
  max?: Cents | null;
}

@InputType('IntBounds', {
  description: 'A range of whole numbers, including both limits. Either or both can be absent.',
})
export class IntBoundsInput {
  @Field(() => Int, { nullable: true, description: 'The lowest number.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest number, not below the lowest.' })
  max?: number | null;
}

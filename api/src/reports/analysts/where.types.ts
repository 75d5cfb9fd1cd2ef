import { Field, InputType, Int } from 'type-graphql';
import { DayScalar, MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Cents } from '../../rules/numbers/money.ts';

// Ranges of the filters for analysts.

@InputType('DayBounds', {
  description:
    'Days of the store, from and to included; either may be absent, and without both every day passes. A blank day is in no range that has one.',
})
export class DayBoundsInput {
  @Field(() => DayScalar, { nullable: true, description: 'The first day; absent: from the very first.' })
  from?: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The last day, not before the first; absent: without end.',
  })
  to?: Day | null;
}

@InputType('MoneyBounds', {
  description:
    'Amounts of dollars, both ends included; either may be absent, or both. An empty amount counts 0.',
})
export class MoneyBoundsInput {
  @Field(() => MoneyScalar, { nullable: true, description: 'At least so much; it may be negative.' })
  min?: Cents | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'At most so much, not below the least.' })
  max?: Cents | null;
}

@InputType('IntBounds', { description: 'Whole numbers, both ends included; either may be absent, or both.' })
export class IntBoundsInput {
  @Field(() => Int, { nullable: true, description: 'At least this.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'At most this, not below the least.' })
  max?: number | null;
}

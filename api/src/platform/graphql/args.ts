import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { Day, Month } from '../../rules/calendar/calendar.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parseInput.ts';
import { DayScalar, MonthScalar } from './scalars.ts';

// GraphQL arguments that several modules use.

@ArgsType()
export class IdArgs {
  @Field(() => Int, { description: 'The id of the item to return or change.' })
  id!: number;
}

const idFields = z.object({ id });

/** @throws BAD_INPUT */
export const parseId = (args: IdArgs): number => parseInput(idFields, args).id;

@ArgsType()
export class DayArgs {
  @Field(() => DayScalar, { description: 'The day of the up log.' })
  day!: Day;
}

@ArgsType()
@InputType()
export class RangeArgs {
  @Field(() => DayScalar, { description: 'The first day of the range.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last day of the range, not before the first.' })
  end!: Day;
}

@ArgsType()
@InputType()
export class MonthArgs {
  @Field(() => MonthScalar, { description: 'The calendar month, as YYYY-MM.' })
  month!: Month;
}

@ArgsType()
export class OwnerArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to return everyone’s items instead of only the viewer’s own. Only for people who may see them.',
  })
  isEveryones!: boolean;
}

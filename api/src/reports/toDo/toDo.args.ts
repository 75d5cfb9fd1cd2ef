import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { DealFilter } from '../../deals/deal.query.ts';
import { optionalArguments, rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DayScalar } from '../../input/scalars.ts';
import { pageFields, withPage } from '../../paging.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { CONTAINING, choiceFields, OF_EMPLOYEE } from '../dealList.args.ts';
import { OPEN_KINDS, OpenPointKindEnum } from './toDo.enums.ts';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Which deals, as Hog filters them. */
@ArgsType()
@InputType()
export class OpenPointsArgs {
  @Field(() => DayScalar, { defaultValue: FIRST_DAY, description: 'The first log day.' })
  start!: Day;

  @Field(() => DayScalar, {
    defaultValue: LAST_DAY,
    description: 'The last log day, not before the first.',
  })
  end!: Day;

  @Field(() => Int, { nullable: true, description: OF_EMPLOYEE })
  employeeId?: number | null;

  @Field(() => String, { nullable: true, description: CONTAINING })
  search?: string | null;
}

@ArgsType()
export class OpenDealsArgs extends withPage(OpenPointsArgs) {
  @Field(() => [OpenPointKindEnum], { nullable: true, description: OPEN_KINDS })
  kinds?: OpenPointKind[] | null;
}

const choice = z.object(optionalArguments(choiceFields));
const page = z.object(pageFields);

/** @throws BAD_INPUT */
export function openPointsFilterOf({ start, end, ...sent }: OpenPointsArgs): DealFilter {
  return { days: rangeOf(start, end), ...parseInput(choice, sent) };
}

/** @throws BAD_INPUT */
export const openDealsPageOf = (args: OpenDealsArgs) => parseInput(page, args);

import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { DealFilter } from '../../deals/deal.query.ts';
import { optionalArguments, rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DayScalar } from '../../input/scalars.ts';
import { pageFields, withPage } from '../../paging.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { SEARCH_DESCRIPTION, dealFilterFields, EMPLOYEE_ID_DESCRIPTION } from '../dealList.args.ts';
import { OPEN_KINDS_DESCRIPTION, OpenItemKindEnum } from './toDo.enums.ts';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Arguments that filter deals as in Hog. */
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

  @Field(() => Int, { nullable: true, description: EMPLOYEE_ID_DESCRIPTION })
  employeeId?: number | null;

  @Field(() => String, { nullable: true, description: SEARCH_DESCRIPTION })
  search?: string | null;
}

@ArgsType()
export class OpenDealsArgs extends withPage(OpenPointsArgs) {
  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  kinds?: OpenPointKind[] | null;
}

const filterSchema = z.object(optionalArguments(dealFilterFields));
const pageSchema = z.object(pageFields);

/**
 * Parses the arguments to a filter of deals.
 * @throws BAD_INPUT
 */
export function parseOpenItemsFilter({ start, end, ...filterArgs }: OpenPointsArgs): DealFilter {
  return { days: rangeOf(start, end), ...parseInput(filterSchema, filterArgs) };
}

/**
 * Parses the page of the open deals.
 * @throws BAD_INPUT
 */
export const parseOpenDealsPage = (args: OpenDealsArgs) => parseInput(pageSchema, args);

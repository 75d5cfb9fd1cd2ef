import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';
import type { DealFilter } from '../modules/deals/deal.query.ts';
import { pageFields, withPage } from '../platform/graphql/paging.ts';
import { DayScalar } from '../platform/graphql/scalars.ts';
import { id, optionalArguments, parseDayRange, searchText } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { DealPage } from './dealList.query.ts';

/** Descriptions of the arguments of every list of deals. */
export const EMPLOYEE_ID_DESCRIPTION = 'Only deals with this employee as closer or additional salesperson.';
export const SEARCH_DESCRIPTION =
  'Only deals with this text in the customer, stock number, vehicle or deal number, ignoring case, accents, and variants of apostrophes, dashes and spaces. Blank does not filter.';

/** Arguments that filter a list of deals by log day. */
@ArgsType()
class DealFilterArgs {
  @Field(() => DayScalar, { description: 'The first log day.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last log day, not before the first.' })
  end!: Day;

  @Field(() => Int, { nullable: true, description: EMPLOYEE_ID_DESCRIPTION })
  employeeId?: number | null;

  @Field(() => String, { nullable: true, description: SEARCH_DESCRIPTION })
  search?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to sort in descending order: largest or latest first.',
  })
  isDescending!: boolean;
}

/** Arguments that filter a list of deals by log day and select its page. */
@ArgsType()
export abstract class DealListArgs extends withPage(DealFilterArgs) {}

/** Accepted values of `employeeId` and `search` in GraphQL and REST. */
export const dealFilterFields = { employeeId: id, search: searchText };

const argsSchema = z.object({ ...optionalArguments(dealFilterFields), ...pageFields });

/**
 * Converts the arguments to a filter and a page.
 * @throws BAD_INPUT
 */
export function parseDealListArgs(args: DealListArgs): { filter: DealFilter; page: DealPage } {
  const { employeeId, search, ...page } = parseInput(argsSchema, args);
  return {
    filter: { days: parseDayRange(args.start, args.end), employeeId, search },
    page: { isDescending: args.isDescending, ...page },
  };
}

import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';
import type { DealFilter } from '../deals/deal.query.ts';
import { id, optionalArguments, rangeOf, searchText } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { DayScalar } from '../input/scalars.ts';
import { pageFields, withPage } from '../paging.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { DealPage } from './dealPage.query.ts';

/** What the arguments do that every list of deals takes. */
export const OF_EMPLOYEE = 'Only deals with this employee as closer or additional.';
export const CONTAINING =
  'Customer, stock number, vehicle or deal number contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank does not filter.';

/** Which deals of a list by log day. */
@ArgsType()
class DealChoiceArgs {
  @Field(() => DayScalar, { description: 'The first log day.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last log day, not before the first.' })
  end!: Day;

  @Field(() => Int, { nullable: true, description: OF_EMPLOYEE })
  employeeId?: number | null;

  @Field(() => String, { nullable: true, description: CONTAINING })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Largest or latest first.' })
  isDescending!: boolean;
}

/** Which deals of a list by log day, and which page of them. */
@ArgsType()
export abstract class DealListArgs extends withPage(DealChoiceArgs) {}

/** What `employeeId` and `search` accept, at either door. */
export const choiceFields = { employeeId: id, search: searchText };

const listFields = z.object({ ...optionalArguments(choiceFields), ...pageFields });

/** The arguments as a filter and a page. @throws BAD_INPUT */
export function dealListOf(args: DealListArgs): { filter: DealFilter; page: DealPage } {
  const { employeeId, search, ...page } = parseInput(listFields, args);
  return {
    filter: { days: rangeOf(args.start, args.end), employeeId, search },
    page: { isDescending: args.isDescending, ...page },
  };
}

import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { DealFilter } from '../../modules/deals/deal.query.ts';
import { DealType } from '../../modules/deals/deal.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { pageFields, withPage } from '../../platform/graphql/paging.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import { optionalArguments, parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { OpenItem, OpenItemKind } from '../../rules/openItems/openItems.ts';
import { dealFilterFields, EMPLOYEE_ID_DESCRIPTION, SEARCH_DESCRIPTION } from '../dealList.args.ts';

@ObjectType('OpenPointCount', { description: 'The number of deals with an open item of one kind.' })
export class OpenItemCountType {
  @Field(() => OpenItemKindEnum, { description: 'The kind of open item.' })
  kind!: OpenItemKind;

  @Field(() => Int, { description: 'The number of deals with this kind of open item; 0 if there are none.' })
  deals!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day the oldest of these items became open; null if there are none.',
  })
  oldest!: Day | null;
}

@ObjectType('OpenPoints', { description: 'The open items on the filtered deals (rules.md, Open items).' })
export class OpenItemsType {
  @Field(() => Int, {
    description: 'The number of deals with open items, each deal counted once. LOCKED items do not count.',
  })
  deals!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day the oldest of these items became open; null if there are none.',
  })
  oldest!: Day | null;

  @Field(() => [OpenItemCountType], { description: 'The counts of every kind, in display order.' })
  kinds!: OpenItemCountType[];
}

@ObjectType('OpenPoint', { description: 'An open item on a deal.' })
export class OpenItemType implements OpenItem {
  @Field(() => OpenItemKindEnum, { description: 'The kind of open item.' })
  kind!: OpenItemKind;

  @Field(() => DayScalar, { description: 'The day the item became open.' })
  since!: Day;

  @Field(() => Int, { description: 'The age of the item in days, from `since` to today, at least 0.' })
  days!: number;
}

@ObjectType('OpenRow', { simpleResolvers: true, description: 'The open items of a row in a list.' })
export class OpenRowType {
  @Field(() => Int, { description: 'The deal number.' })
  number!: number;

  @Field(() => [OpenItemKindEnum], {
    description: 'All kinds of open items on the deal, even kinds that the list is not filtered by.',
  })
  kinds!: OpenItemKind[];

  @Field(() => Int, {
    description: 'The age of the oldest open item in days; only the kinds in the filter count.',
  })
  days!: number;
}

@ObjectType('OpenDeal', { simpleResolvers: true, description: 'A deal with its open items.' })
export class OpenDealType {
  @Field(() => DealType, { description: 'The deal with the open items.' })
  deal!: DealType;

  @Field(() => [OpenItemType], {
    description: 'All open items on the deal, even kinds that the list is not filtered by.',
  })
  points!: OpenItemType[];

  @Field(() => String, {
    description: 'The deal’s position in this list. Pass it as `after` to get the deals that follow.',
  })
  cursor!: string;
}

export const OpenItemKindEnum = defineEnum(
  'OpenPointKind',
  'The kind of open item on a deal (rules.md, Open items).',
  {
    GROSS: 'Sold, with front or back gross missing. Open since the delivery date.',
    UNCONFIRMED:
      'Sold more than `toDoDays.confirm` days ago and not confirmed. Open since the delivery date.',
    CHANGED:
      'Changed since confirmed: a field other than Updated?, Confirmed? and the notes differs from its value when the deal was confirmed. Open since the first change to such a field.',
    UNDATED: 'DEL without a delivery date. Open since the day the deal became DEL.',
    WAITING:
      'TBA or IN FINANCE for more than `toDoDays.wait` days. Open since the day the deal got that status, or the earlier day if it has both.',
    OVERDUE: 'Past its delivery date and not DEL. Open since the delivery date.',
    NOBODY: 'Sold without a salesperson. Open since the delivery date.',
    UNCLASSIFIED: 'Sold without a car type. Open since the delivery date.',
    LOCKED:
      'Any kind except UNCONFIRMED and CHANGED, on a deal in a closed month, where it cannot be resolved. Not included in the number of deals with open items. Open since the day on which the oldest such item began.',
  } satisfies Record<OpenItemKind, string>,
);

/** Description of the arguments that name kinds of open items. */
export const OPEN_KINDS_DESCRIPTION =
  'Only deals with an open item of one of these kinds; an empty list matches no deals.';

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Arguments that filter deals as in Hog. */
@ArgsType()
@InputType()
export class OpenItemsArgs {
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
export class OpenDealsArgs extends withPage(OpenItemsArgs) {
  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  kinds?: OpenItemKind[] | null;
}

const filterSchema = z.object(optionalArguments(dealFilterFields));
const pageSchema = z.object(pageFields);

/**
 * Parses the arguments to a filter of deals.
 * @throws BAD_INPUT
 */
export function parseOpenItemsFilter({ start, end, ...filterArgs }: OpenItemsArgs): DealFilter {
  return { days: parseDayRange(start, end), ...parseInput(filterSchema, filterArgs) };
}

/**
 * Parses the page of the open deals.
 * @throws BAD_INPUT
 */
export const parseOpenDealsPage = (args: OpenDealsArgs) => parseInput(pageSchema, args);

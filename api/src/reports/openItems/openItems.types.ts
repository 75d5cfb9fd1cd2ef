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

@ObjectType('OpenPointCount', { description: 'How many deals have an open point of one kind.' })
export class OpenItemCountType {
  @Field(() => OpenItemKindEnum, { description: 'The kind.' })
  kind!: OpenItemKind;

  @Field(() => Int, { description: 'The deals that have it, 0 when none.' })
  deals!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day since which the oldest has it.' })
  oldest!: Day | null;
}

@ObjectType('OpenPoints', { description: 'How much is open in a filter (rules.md, Open items).' })
export class OpenItemsType {
  @Field(() => Int, { description: 'The deals that have anything to do, each once; without LOCKED.' })
  deals!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day since which the oldest of that is open.' })
  oldest!: Day | null;

  @Field(() => [OpenItemCountType], { description: 'Every kind, in the order in which people are told.' })
  kinds!: OpenItemCountType[];
}

@ObjectType('OpenPoint', { description: 'Something that someone still has to do about a deal.' })
export class OpenItemType implements OpenItem {
  @Field(() => OpenItemKindEnum, { description: 'What it is.' })
  kind!: OpenItemKind;

  @Field(() => DayScalar, { description: 'The day since which it is open.' })
  since!: Day;

  @Field(() => Int, { description: 'Its age: the days from then to today, 0 at least.' })
  days!: number;
}

@ObjectType('OpenRow', { simpleResolvers: true, description: 'What is open about a row of a list.' })
export class OpenRowType {
  @Field(() => Int, { description: 'The deal’s number.' })
  number!: number;

  @Field(() => [OpenItemKindEnum], {
    description: 'What is open, every kind, whatever the list was filtered by.',
  })
  kinds!: OpenItemKind[];

  @Field(() => Int, {
    description: 'The age in days of the oldest point of the kinds that the list was filtered by.',
  })
  days!: number;
}

@ObjectType('OpenDeal', { simpleResolvers: true, description: 'A deal with all that is open about it.' })
export class OpenDealType {
  @Field(() => DealType, { description: 'The deal.' })
  deal!: DealType;

  @Field(() => [OpenItemType], {
    description: 'What is open, every kind, whatever the list was filtered by.',
  })
  points!: OpenItemType[];

  @Field(() => String, { description: 'Its place in this list: what `after` takes.' })
  cursor!: string;
}

export const OpenItemKindEnum = defineEnum(
  'OpenPointKind',
  'What someone still has to do about a deal (rules.md, Open items).',
  {
    GROSS: 'Sold, and front or back gross is not typed. Since its delivery date.',
    UNCONFIRMED: 'Sold more than `toDoDays.confirm` days ago and not confirmed. Since its delivery date.',
    CHANGED:
      'Confirmed, and a field but the ticks and the notes is not what it was then. Since the first change of such a field.',
    UNDATED: 'DEL without a delivery date. Since the day it became DEL.',
    WAITING:
      'TBA or IN FINANCE for more than `toDoDays.wait` days. Since the day it became so, the earlier of both.',
    OVERDUE: 'Its delivery date is past, and it is not DEL. Since its delivery date.',
    NOBODY: 'Sold without a salesperson. Since its delivery date.',
    UNCLASSIFIED: 'Sold without a car type. Since its delivery date.',
    LOCKED:
      'Anything but UNCONFIRMED and CHANGED, of a deal of a closed month, where nobody can settle it: no part of what is to do. Since the oldest of it.',
  } satisfies Record<OpenItemKind, string>,
);

/** Description of the arguments that name kinds of open items. */
export const OPEN_KINDS_DESCRIPTION =
  'Only deals with an open point of one of these kinds; an empty list matches nothing.';

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

import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { RangeArgs } from '../../../platform/graphql/args.ts';
import { defineEnum } from '../../../platform/graphql/defineEnum.ts';
import { defineFigureEnum } from '../../../platform/graphql/figureTypes.ts';
import { ListPageType, withPage } from '../../../platform/graphql/paging.ts';
import type { FunnelGrouping } from '../../../rules/ups/funnelFigures.ts';
import { type ListedUps, listedFigures } from '../../../rules/ups/linkedFigures.ts';
import type { UpCounter } from '../../../rules/ups/upCounters.ts';
import type { UpSold, UpType as UpTypeValue } from '../../../rules/ups/upValues.ts';
import type { UpStatsSort } from '../loggedUps.query.ts';
import { UpCounterEnum, UpSoldEnum, UpStatsSortEnum, UpTypeEnum } from '../up.enums.ts';
import { LoggedUpType, UpCountersType } from '../up.types.ts';

/** Filter for ups. */
@ArgsType()
@InputType()
export class UpFilterArgs extends RangeArgs {
  @Field(() => Int, { nullable: true, description: 'Only ups of this salesperson.' })
  employeeId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only ups of salespeople who are currently on this team: 1 (no team) to 5.',
  })
  teamId?: number | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Only ups of this type.' })
  upType?: UpTypeValue | null;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Only ups with this Sold? value.' })
  sold?: UpSold | null;
}

/** Filter for ups, with the sort order and the page. */
@ArgsType()
export class UpStatsArgs extends withPage(UpFilterArgs) {
  @Field(() => UpCounterEnum, {
    nullable: true,
    description: 'Only ups that this counter includes.',
  })
  counter?: UpCounter | null;

  @Field(() => UpStatsSortEnum, { defaultValue: 'DATE', description: 'The sort order.' })
  sort!: UpStatsSort;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to sort in descending order, with the latest or last first.',
  })
  isDescending!: boolean;
}

@ObjectType('UpStats', { description: 'A page of ups, with counters for all ups that match the filter.' })
export class UpStatsType extends ListPageType {
  @Field(() => [LoggedUpType], { description: 'The rows of this page.' })
  rows!: LoggedUpType[];

  @Field(() => UpCountersType, {
    description:
      'The counters for all ups that match the filter, not only for this page; `ups` is the number of rows.',
  })
  counters!: UpCountersType;
}

export const ListedUpsEnum = defineFigureEnum(
  'ListedUps',
  'A figure with a list of the ups that it counts (rules.md, Up log).',
  listedFigures,
);

export const FunnelGroupingEnum = defineEnum('FunnelGrouping', 'How the ups in the funnel are grouped.', {
  SALESPERSON: 'Grouped by salesperson.',
  TEAM: 'Grouped by the salesperson’s current team.',
  UP_TYPE: 'Grouped by type of up.',
  MANAGER: 'Grouped by the manager who went in.',
  WEEKDAY: 'Grouped by weekday, Monday first.',
  WEEK: 'Grouped by week, Monday to Sunday.',
} satisfies Record<FunnelGrouping, string>);

const GROUPING_DESCRIPTION = 'The grouping that the group belongs to.';
const GROUP_KEY_DESCRIPTION =
  'The group: the id of a person or team, the type as shown on screen, a weekday from 1 (Monday) to 7, or the Monday of a week. Null means no person or no type.';

@ObjectType('FunnelGroupKey', { description: 'A group in the funnel.' })
export class FunnelGroupKeyType {
  @Field(() => FunnelGroupingEnum, { description: GROUPING_DESCRIPTION })
  by!: FunnelGrouping;

  @Field(() => String, { nullable: true, description: GROUP_KEY_DESCRIPTION })
  key!: string | null;
}

@InputType('FunnelGroupInput', { description: 'A group in the funnel.' })
export class FunnelGroupInput {
  @Field(() => FunnelGroupingEnum, { description: GROUPING_DESCRIPTION })
  by!: FunnelGrouping;

  @Field(() => String, { nullable: true, description: GROUP_KEY_DESCRIPTION })
  key?: string | null;
}

/** Filter for ups, optionally of one group. */
@ArgsType()
@InputType()
export class GroupedUpsArgs extends UpFilterArgs {
  @Field(() => FunnelGroupInput, { nullable: true, description: 'Only the ups in this funnel group.' })
  ofGroup?: FunnelGroupInput | null;
}

/** Filter for the listed ups, with the page. */
@ArgsType()
export class ListedUpsArgs extends withPage(GroupedUpsArgs) {
  @Field(() => ListedUpsEnum, { description: 'The figure to list the ups for.' })
  counter!: ListedUps;
}

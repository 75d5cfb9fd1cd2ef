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
    description: 'Only ups of salespeople who are on this team now: 1 (no team) to 5.',
  })
  teamId?: number | null;

  @Field(() => UpTypeEnum, { nullable: true, description: 'Only ups of this type.' })
  upType?: UpTypeValue | null;

  @Field(() => UpSoldEnum, { nullable: true, description: 'Only ups whose Sold is this.' })
  sold?: UpSold | null;
}

/** Filter for ups, with the sort order and the page. */
@ArgsType()
export class UpStatsArgs extends withPage(UpFilterArgs) {
  @Field(() => UpCounterEnum, {
    nullable: true,
    description: 'Only the ups that this counter counts: the list behind its number.',
  })
  counter?: UpCounter | null;

  @Field(() => UpStatsSortEnum, { defaultValue: 'DATE', description: 'What to sort by.' })
  sort!: UpStatsSort;

  @Field(() => Boolean, { defaultValue: false, description: 'Latest or last first.' })
  isDescending!: boolean;
}

@ObjectType('UpStats', { description: 'A page of ups with the counters of the whole filter.' })
export class UpStatsType extends ListPageType {
  @Field(() => [LoggedUpType], { description: 'The page’s rows.' })
  rows!: LoggedUpType[];

  @Field(() => UpCountersType, { description: 'Of the whole filter, not the page; `ups` counts its rows.' })
  counters!: UpCountersType;
}

export const ListedUpsEnum = defineFigureEnum(
  'ListedUps',
  'What a list of ups is of (rules.md, Up log).',
  listedFigures,
);

export const FunnelGroupingEnum = defineEnum('FunnelGrouping', 'What the funnel is told apart by.', {
  SALESPERSON: 'By whose up it is.',
  TEAM: 'By the team of today of whose up it is.',
  UP_TYPE: 'By type.',
  MANAGER: 'By the manager who went in.',
  WEEKDAY: 'By weekday, Monday first.',
  WEEK: 'By week, Monday to Sunday.',
} satisfies Record<FunnelGrouping, string>);

const GROUPING_DESCRIPTION = 'By what.';
const GROUP_KEY_DESCRIPTION =
  'The id of a person or team, a type as it is shown, a weekday from 1 (Monday) to 7, a week by its Monday; null: nobody, no type.';

@ObjectType('FunnelGroupKey', { description: 'Ups that are alike in one thing.' })
export class FunnelGroupKeyType {
  @Field(() => FunnelGroupingEnum, { description: GROUPING_DESCRIPTION })
  by!: FunnelGrouping;

  @Field(() => String, { nullable: true, description: GROUP_KEY_DESCRIPTION })
  key!: string | null;
}

@InputType('FunnelGroupInput', { description: 'Ups that are alike in one thing.' })
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
  @Field(() => FunnelGroupInput, { nullable: true, description: 'Only the ups of this group of the funnel.' })
  ofGroup?: FunnelGroupInput | null;
}

/** Filter for the listed ups, with the page. */
@ArgsType()
export class ListedUpsArgs extends withPage(GroupedUpsArgs) {
  @Field(() => ListedUpsEnum, { description: 'What the list is of.' })
  counter!: ListedUps;
}

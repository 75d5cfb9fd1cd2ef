import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { RangeArgs } from '../platform/graphql/args.ts';
import { ListPageType, withPage } from '../platform/graphql/paging.ts';
import type { UpCounter } from '../rules/ups/upCounters.ts';
import type { UpSold, UpType as UpTypeValue } from '../rules/ups/upValues.ts';
import { UpCounterEnum, UpSoldEnum, UpStatsSortEnum, UpTypeEnum } from './up.enums.ts';
import { LoggedUpType, UpCountersType } from './up.types.ts';
import type { UpStatsSort } from './upStats.query.ts';

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

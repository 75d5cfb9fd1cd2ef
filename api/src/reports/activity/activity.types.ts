import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DealStatusEnum, DeliveryStatusEnum } from '../../deals/deal.enums.ts';
import { DealType } from '../../deals/deal.types.ts';
import type { DealStatus, DeliveryStatus } from '../../rules/deals/dealValues.ts';
import { DealListArgs } from '../dealList.args.ts';
import { sortDescriptions, sortNames } from '../dealSorts.ts';
import type { ActivitySort } from './activity.query.ts';

export const ActivitySortEnum = sortNames('activity', 'LOG_DAY') satisfies Record<ActivitySort, ActivitySort>;

registerEnumType(ActivitySortEnum, {
  name: 'ActivitySort',
  description:
    'What the Activity list is sorted by, people by the last word of the name; empty ones last, ties by log day, then deal number.',
  valuesConfig: {
    ...sortDescriptions('activity'),
    LOG_DAY: { description: 'Del Date: the delivery date, else the added date.' },
  },
});

@ArgsType()
export class ActivityArgs extends DealListArgs {
  @Field(() => DealStatusEnum, { nullable: true, description: 'Only deals with this deal status.' })
  dealStatus?: DealStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: 'Only deals with this delivery status.' })
  deliveryStatus?: DeliveryStatus | null;

  @Field(() => ActivitySortEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  sort!: ActivitySort;
}

@ObjectType('ActivityList', { description: 'A page of the Activity list.' })
export class ActivityListType {
  @Field(() => [DealType], { description: 'The page’s deals.' })
  rows!: DealType[];

  @Field(() => Int, { description: 'Deals of the whole filter, not the page.' })
  totalCount!: number;
}

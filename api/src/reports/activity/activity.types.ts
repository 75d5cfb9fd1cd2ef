import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DealStatusEnum, DeliveryStatusEnum } from '../../modules/deals/deal.enums.ts';
import { DealType } from '../../modules/deals/deal.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { ListPageType } from '../../platform/graphql/paging.ts';
import type { DealStatus, DeliveryStatus } from '../../rules/deals/dealValues.ts';
import { DealListArgs } from '../dealList.args.ts';
import { describeSorts } from '../dealList.query.ts';
import type { ActivitySort } from './activity.query.ts';

export const ActivitySortEnum = defineEnum(
  'ActivitySort',
  'What the Activity list is sorted by, people by the last word of the name; empty ones last, ties by log day, then deal number.',
  describeSorts('activity', {
    LOG_DAY: 'Del Date: the delivery date, else the added date.',
  }) satisfies Record<ActivitySort, string>,
);

/** Description of the `importId` argument in GraphQL and REST. */
export const IMPORT_ID_DESCRIPTION = 'Only deals that this import has recorded.';

@ArgsType()
export class ActivityArgs extends DealListArgs {
  @Field(() => DealStatusEnum, { nullable: true, description: 'Only deals with this deal status.' })
  dealStatus?: DealStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: 'Only deals with this delivery status.' })
  deliveryStatus?: DeliveryStatus | null;

  @Field(() => Int, { nullable: true, description: IMPORT_ID_DESCRIPTION })
  importId?: number | null;

  @Field(() => ActivitySortEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  sort!: ActivitySort;
}

@ObjectType('ActivityList', { description: 'A page of the Activity list.' })
export class ActivityListType extends ListPageType {
  @Field(() => [DealType], { description: 'The page’s deals.' })
  rows!: DealType[];

  @Field(() => Int, { description: 'Deals of the whole filter, not the page.' })
  totalCount!: number;
}

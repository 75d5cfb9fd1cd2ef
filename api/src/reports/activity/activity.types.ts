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
  'The sort order of the Activity list. People are sorted by the last word of their name, blanks come last, and ties are sorted by log day, then deal number.',
  describeSorts('activity', {
    LOG_DAY: 'Sort by log day: the delivery date, or the added date if there is none.',
  }) satisfies Record<ActivitySort, string>,
);

/** Description of the `importId` argument in GraphQL and REST. */
export const IMPORT_ID_DESCRIPTION = 'Only deals that this import created.';

@ArgsType()
export class ActivityArgs extends DealListArgs {
  @Field(() => DealStatusEnum, { nullable: true, description: 'Only deals with this deal status.' })
  dealStatus?: DealStatus | null;

  @Field(() => DeliveryStatusEnum, { nullable: true, description: 'Only deals with this delivery status.' })
  deliveryStatus?: DeliveryStatus | null;

  @Field(() => Int, { nullable: true, description: IMPORT_ID_DESCRIPTION })
  importId?: number | null;

  @Field(() => ActivitySortEnum, { defaultValue: 'LOG_DAY', description: 'The sort order.' })
  sort!: ActivitySort;
}

@ObjectType('ActivityList', { description: 'A page of the Activity list.' })
export class ActivityListType extends ListPageType {
  @Field(() => [DealType], { description: 'The deals on this page.' })
  rows!: DealType[];

  @Field(() => Int, { description: 'The number of deals that match the filter, on all pages.' })
  totalCount!: number;
}

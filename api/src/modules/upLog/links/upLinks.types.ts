import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/scalars.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { DealType } from '../../deals/deal.types.ts';
import { LoggedUpType } from '../up.types.ts';

@ObjectType('UpLinks', {
  description: 'The links from an up to its deal and its earlier visit (rules.md, Up log).',
})
export class UpLinksType {
  @Field(() => LoggedUpType, { description: 'The up that has these links.' })
  up!: LoggedUpType;

  @Field(() => DealType, {
    nullable: true,
    description: 'The linked deal; null if there is none or while the deal is deleted.',
  })
  deal!: DealType | null;

  @Field(() => LoggedUpType, {
    nullable: true,
    description: 'The customer’s earlier visit; null if none is linked.',
  })
  visitBefore!: LoggedUpType | null;
}

@ObjectType('DealWay', {
  description: 'The customer journey to a deal: its linked ups and their earlier visits.',
})
export class CustomerJourneyType {
  @Field(() => [LoggedUpType], {
    description: 'The visits, oldest first. If there are more than 100, only the last 100 are returned.',
  })
  ups!: LoggedUpType[];

  @Field(() => Int, { description: 'The number of visits, including those that are not returned.' })
  visits!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of the first visit; null if there is none.',
  })
  firstVisit!: Day | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of days from the first visit to the delivery date; null if there was no visit, if the deal is not sold, or if it was delivered before the first visit.',
  })
  days!: number | null;
}

@ObjectType('SoldWithoutDeal', {
  description: 'The sold ups in the last 14 days that have no linked deal (rules.md, Open items).',
})
export class SoldWithoutDealType {
  @Field(() => Int, { description: 'The number of sold ups in the last 14 days that have no linked deal.' })
  ups!: number;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of the oldest sold up without a linked deal; null if there are none.',
  })
  oldest!: Day | null;
}

@ArgsType()
export class UpArgs {
  @Field(() => Int, { description: 'The id of the up.' })
  upId!: number;
}

@ArgsType()
export class VisitsOfferedArgs extends UpArgs {
  @Field(() => String, { description: 'The customer’s name as typed so far.' })
  name!: string;
}

@ArgsType()
export class LinkDealArgs extends UpArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The deal number. If null or absent, the link is removed.',
  })
  dealNumber?: number | null;
}

@ArgsType()
export class LinkVisitBeforeArgs extends UpArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the earlier up. If null or absent, the link is removed.',
  })
  beforeId?: number | null;
}

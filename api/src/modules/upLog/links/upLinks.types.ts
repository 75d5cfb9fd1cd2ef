import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/scalars.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { DealType } from '../../deals/deal.types.ts';
import { LoggedUpType } from '../up.types.ts';

@ObjectType('UpLinks', { description: 'What an up is linked to (rules.md, Up log).' })
export class UpLinksType {
  @Field(() => LoggedUpType, { description: 'The up.' })
  up!: LoggedUpType;

  @Field(() => DealType, {
    nullable: true,
    description: 'The deal that it became; null without one, and while that deal is deleted.',
  })
  deal!: DealType | null;

  @Field(() => LoggedUpType, {
    nullable: true,
    description: 'The earlier up of the same customer; null when none is linked.',
  })
  visitBefore!: LoggedUpType | null;
}

@ObjectType('DealWay', {
  description: 'The way to a deal: its ups and the visits before them, as they were linked.',
})
export class CustomerJourneyType {
  @Field(() => [LoggedUpType], {
    description: 'The visits, the first one first; of more than 100 the last 100.',
  })
  ups!: LoggedUpType[];

  @Field(() => Int, { description: 'How many visits, those that are not listed among them.' })
  visits!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day of the first visit; null without one.' })
  firstVisit!: Day | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days from the first visit to the delivery date; null without a visit, when the deal is not sold, and when it was delivered before.',
  })
  days!: number | null;
}

@ObjectType('SoldWithoutDeal', {
  description: 'Sold ups of the last 14 days that have no deal (rules.md, Open items).',
})
export class SoldWithoutDealType {
  @Field(() => Int, { description: 'How many.' })
  ups!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day of the oldest; null without one.' })
  oldest!: Day | null;
}

@ArgsType()
export class UpArgs {
  @Field(() => Int, { description: 'The up.' })
  upId!: number;
}

@ArgsType()
export class VisitsOfferedArgs extends UpArgs {
  @Field(() => String, { description: 'The customer, as typed so far.' })
  name!: string;
}

@ArgsType()
export class LinkDealArgs extends UpArgs {
  @Field(() => Int, { nullable: true, description: 'The deal; null or absent unlinks.' })
  dealNumber?: number | null;
}

@ArgsType()
export class LinkVisitBeforeArgs extends UpArgs {
  @Field(() => Int, { nullable: true, description: 'The earlier up; null or absent unlinks.' })
  beforeId?: number | null;
}

import { Field, Int, ObjectType } from 'type-graphql';
import { DealType } from '../../deals/deal.types.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { OpenPoint, OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { OpenItemKindEnum } from './toDo.enums.ts';

@ObjectType('OpenPointCount', { description: 'How many deals have an open point of one kind.' })
export class OpenPointCountType {
  @Field(() => OpenItemKindEnum, { description: 'The kind.' })
  kind!: OpenPointKind;

  @Field(() => Int, { description: 'The deals that have it, 0 when none.' })
  deals!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day since which the oldest has it.' })
  oldest!: Day | null;
}

@ObjectType('OpenPoints', { description: 'How much is open in a filter (rules.md, What is open).' })
export class OpenPointsType {
  @Field(() => Int, { description: 'The deals that have anything to do, each once; without LOCKED.' })
  deals!: number;

  @Field(() => DayScalar, { nullable: true, description: 'The day since which the oldest of that is open.' })
  oldest!: Day | null;

  @Field(() => [OpenPointCountType], { description: 'Every kind, in the order in which people are told.' })
  kinds!: OpenPointCountType[];
}

@ObjectType('OpenPoint', { description: 'Something that someone still has to do about a deal.' })
export class OpenPointType implements OpenPoint {
  @Field(() => OpenItemKindEnum, { description: 'What it is.' })
  kind!: OpenPointKind;

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
  kinds!: OpenPointKind[];

  @Field(() => Int, {
    description: 'The age in days of the oldest point of the kinds that the list was filtered by.',
  })
  days!: number;
}

@ObjectType('OpenDeal', { simpleResolvers: true, description: 'A deal with all that is open about it.' })
export class OpenDealType {
  @Field(() => DealType, { description: 'The deal.' })
  deal!: DealType;

  @Field(() => [OpenPointType], {
    description: 'What is open, every kind, whatever the list was filtered by.',
  })
  points!: OpenPointType[];

  @Field(() => String, { description: 'Its place in this list: what `after` takes.' })
  cursor!: string;
}

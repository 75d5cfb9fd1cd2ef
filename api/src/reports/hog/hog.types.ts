import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { DealType } from '../../deals/deal.types.ts';
import { figuresType } from '../../figureTypes.ts';
import { hogFigures } from '../../rules/hog/hogFigures.ts';
import type { OpenPointKind } from '../../rules/toDo/openPoints.ts';
import { DealListArgs } from '../dealList.args.ts';
import { OpenPointsArgs } from '../toDo/toDo.args.ts';
import { OPEN_KINDS, OpenPointKindEnum } from '../toDo/toDo.enums.ts';
import { OpenRowType } from '../toDo/toDo.types.ts';
import { HogFigureEnum, type HogFigureName } from './hog.enums.ts';
import type { HogSort } from './hog.query.ts';

export const HogSortEnum = {
  NUMBER: 'NUMBER',
  LOG_DAY: 'LOG_DAY',
  CUSTOMER: 'CUSTOMER',
  STOCK: 'STOCK',
  VEHICLE: 'VEHICLE',
  CAR_TYPE: 'CAR_TYPE',
  FRONT_GROSS: 'FRONT_GROSS',
  BACK_GROSS: 'BACK_GROSS',
  TOTAL_GROSS: 'TOTAL_GROSS',
  IS_UPDATED: 'IS_UPDATED',
  IS_CONFIRMED: 'IS_CONFIRMED',
  OPEN_SINCE: 'OPEN_SINCE',
} as const satisfies Record<HogSort, HogSort>;

registerEnumType(HogSortEnum, {
  name: 'HogSort',
  description: 'What the Hog list is sorted by; blank ones last, ties by log day, then deal number.',
  valuesConfig: {
    NUMBER: { description: 'By deal number.' },
    LOG_DAY: { description: 'By log day.' },
    CUSTOMER: { description: 'By customer, in any case.' },
    STOCK: { description: 'By stock number, in any case.' },
    VEHICLE: { description: 'By vehicle, in any case.' },
    CAR_TYPE: { description: 'By car type.' },
    FRONT_GROSS: { description: 'By front gross; empty counts 0.' },
    BACK_GROSS: { description: 'By back gross; empty counts 0.' },
    TOTAL_GROSS: { description: 'By front plus back gross.' },
    IS_UPDATED: { description: 'By Updated?.' },
    IS_CONFIRMED: { description: 'By Confirmed?.' },
    OPEN_SINCE: {
      description: 'By the day since which the oldest point of `open` is open; without `open` by log day.',
    },
  },
});

@ArgsType()
export class HogArgs extends DealListArgs {
  @Field(() => HogSortEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  sort!: HogSort;

  @Field(() => [OpenPointKindEnum], { nullable: true, description: OPEN_KINDS })
  open?: OpenPointKind[] | null;
}

/** Which box is explained, over which deals. */
@ArgsType()
export class ExplainHogArgs extends OpenPointsArgs {
  @Field(() => [OpenPointKindEnum], { nullable: true, description: OPEN_KINDS })
  open?: OpenPointKind[] | null;

  @Field(() => HogFigureEnum, { description: 'Which box.' })
  figure!: HogFigureName;
}

@ObjectType('HogTotals', {
  description:
    'The boxes above the Hog grid, over the whole filter and every status. With one employee chosen, units and gross are that person’s share: half of a split deal (rules.md, Hog).',
})
export class HogTotalsType extends figuresType(hogFigures) {}

@ObjectType('HogList', { description: 'A page of the Hog grid with the totals of the whole filter.' })
export class HogListType {
  @Field(() => [DealType], { description: 'The page’s deals; each shows the whole deal, whoever is chosen.' })
  rows!: DealType[];

  @Field(() => [OpenRowType], {
    description: 'What is open about each of the rows, in their order, when `open` was named; else empty.',
  })
  open!: OpenRowType[];

  @Field(() => HogTotalsType, {
    description: 'Of the whole filter, not the page; totalEntries is the count of rows.',
  })
  totals!: HogTotalsType;
}

import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { DealType } from '../../modules/deals/deal.types.ts';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { ListPageType } from '../../platform/graphql/paging.ts';
import { hogFigures } from '../../rules/hog/hogFigures.ts';
import type { OpenItemKind } from '../../rules/openItems/openItems.ts';
import { DealListArgs } from '../dealList.args.ts';
import { describeSorts } from '../dealList.query.ts';
import {
  OPEN_KINDS_DESCRIPTION,
  OpenItemKindEnum,
  OpenItemsArgs,
  OpenRowType,
} from '../openItems/openItems.types.ts';
import type { HogSort } from './hog.query.ts';

export const HogSortEnum = defineEnum(
  'HogSort',
  'What the Hog list is sorted by; blank ones last, ties by log day, then deal number.',
  describeSorts('hog', {
    LOG_DAY: 'By log day.',
    TOTAL_GROSS: 'By front plus back gross.',
    OPEN_SINCE: 'By the day since which the oldest point of `open` is open; without `open` by log day.',
  }) satisfies Record<HogSort, string>,
);

@ArgsType()
export class HogArgs extends DealListArgs {
  @Field(() => HogSortEnum, { defaultValue: 'LOG_DAY', description: 'What to sort by.' })
  sort!: HogSort;

  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  open?: OpenItemKind[] | null;
}

/** Total to explain, and the deals that it adds up. */
@ArgsType()
@InputType('ExplainHogInput', { description: 'Which figure of `hog`.' })
export class ExplainHogArgs extends OpenItemsArgs {
  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  open?: OpenItemKind[] | null;

  @Field(() => HogFigureEnum, { description: 'Which box.' })
  figure!: HogFigureName;
}

@ObjectType('HogTotals', {
  description:
    'The boxes above the Hog grid, over the whole filter and every status. With one employee chosen, units and gross are that person’s share: half of a split deal (rules.md, Hog).',
})
export class HogTotalsType extends createFiguresClass(hogFigures) {}

@ObjectType('HogList', { description: 'A page of the Hog grid with the totals of the whole filter.' })
export class HogListType extends ListPageType {
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

export type HogFigureName = keyof typeof hogFigures;

export const HogFigureEnum = defineFigureEnum(
  'HogFigure',
  'A box above the Hog grid: see HogTotals.',
  hogFigures,
);

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
  'The sort order of the Hog list. Blank values come last, and ties are sorted by log day, then deal number.',
  describeSorts('hog', {
    LOG_DAY: 'Sort by log day.',
    TOTAL_GROSS: 'Sort by front plus back gross.',
    OPEN_SINCE:
      'Sort by the day on which the oldest open item of the kinds in `open` began, or by log day if `open` is absent.',
  }) satisfies Record<HogSort, string>,
);

@ArgsType()
export class HogArgs extends DealListArgs {
  @Field(() => HogSortEnum, { defaultValue: 'LOG_DAY', description: 'The sort order.' })
  sort!: HogSort;

  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  open?: OpenItemKind[] | null;
}

/** Total to explain, and the deals that it adds up. */
@ArgsType()
@InputType('ExplainHogInput', { description: 'The figure of `hog` that is to be explained.' })
export class ExplainHogArgs extends OpenItemsArgs {
  @Field(() => [OpenItemKindEnum], { nullable: true, description: OPEN_KINDS_DESCRIPTION })
  open?: OpenItemKind[] | null;

  @Field(() => HogFigureEnum, { description: 'The totals box to explain.' })
  figure!: HogFigureName;
}

@ObjectType('HogTotals', {
  description:
    'The totals boxes above the Hog grid, for all filtered deals of every status. If one employee is selected, units and gross are that person’s share: half of a split deal (rules.md, Hog).',
})
export class HogTotalsType extends createFiguresClass(hogFigures) {}

@ObjectType('HogList', { description: 'A page of the Hog grid, with the totals of all filtered deals.' })
export class HogListType extends ListPageType {
  @Field(() => [DealType], {
    description: 'The deals on this page. Each row shows the whole deal, even if an employee is selected.',
  })
  rows!: DealType[];

  @Field(() => [OpenRowType], {
    description: 'The open items of each row, in row order, if `open` is set; otherwise empty.',
  })
  open!: OpenRowType[];

  @Field(() => HogTotalsType, {
    description:
      'The totals of all filtered deals, not only those on this page. `totalEntries` is the number of rows.',
  })
  totals!: HogTotalsType;
}

export type HogFigureName = keyof typeof hogFigures;

export const HogFigureEnum = defineFigureEnum(
  'HogFigure',
  'A totals box above the Hog grid: see HogTotals.',
  hogFigures,
);

import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../platform/graphql/defineEnum.ts';
import { defineFigureEnum } from '../platform/graphql/figureTypes.ts';
import { withPage } from '../platform/graphql/paging.ts';
import type { FunnelGrouping } from '../rules/ups/funnelFigures.ts';
import { type ListedUps, listedFigures } from '../rules/ups/linkedFigures.ts';
import { UpFilterArgs } from './upStats.types.ts';

export const ListedUpsEnum = defineFigureEnum(
  'ListedUps',
  'What a list of ups is of (rules.md, Up log).',
  listedFigures,
);

export const FunnelGroupingEnum = defineEnum('FunnelGrouping', 'What the funnel is told apart by.', {
  SALESPERSON: 'By whose up it is.',
  TEAM: 'By the team of today of whose up it is.',
  UP_TYPE: 'By type.',
  MANAGER: 'By the manager who went in.',
  WEEKDAY: 'By weekday, Monday first.',
  WEEK: 'By week, Monday to Sunday.',
} satisfies Record<FunnelGrouping, string>);

const GROUPING_DESCRIPTION = 'By what.';
const GROUP_KEY_DESCRIPTION =
  'The id of a person or team, a type as it is shown, a weekday from 1 (Monday) to 7, a week by its Monday; null: nobody, no type.';

@ObjectType('FunnelGroupKey', { description: 'Ups that are alike in one thing.' })
export class FunnelGroupKeyType {
  @Field(() => FunnelGroupingEnum, { description: GROUPING_DESCRIPTION })
  by!: FunnelGrouping;

  @Field(() => String, { nullable: true, description: GROUP_KEY_DESCRIPTION })
  key!: string | null;
}

@InputType('FunnelGroupInput', { description: 'Ups that are alike in one thing.' })
export class FunnelGroupInput {
  @Field(() => FunnelGroupingEnum, { description: GROUPING_DESCRIPTION })
  by!: FunnelGrouping;

  @Field(() => String, { nullable: true, description: GROUP_KEY_DESCRIPTION })
  key?: string | null;
}

/** Filter for ups, optionally of one group. */
@ArgsType()
@InputType()
export class GroupedUpsArgs extends UpFilterArgs {
  @Field(() => FunnelGroupInput, { nullable: true, description: 'Only the ups of this group of the funnel.' })
  ofGroup?: FunnelGroupInput | null;
}

/** Filter for the listed ups, with the page. */
@ArgsType()
export class ListedUpsArgs extends withPage(GroupedUpsArgs) {
  @Field(() => ListedUpsEnum, { description: 'What the list is of.' })
  counter!: ListedUps;
}

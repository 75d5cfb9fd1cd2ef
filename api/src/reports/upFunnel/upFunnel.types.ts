import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { FunnelGroupingEnum, GroupedUpsArgs, UpFilterArgs } from '../../modules/upLog/stats/upStats.types.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { type FunnelFigure, type FunnelGrouping, funnelFigures } from '../../rules/ups/funnelFigures.ts';

export const FunnelFigureEnum = defineFigureEnum(
  'FunnelFigure',
  'A figure in the funnel: see FunnelFigures.',
  funnelFigures,
);

@ArgsType()
export class UpFunnelArgs extends UpFilterArgs {
  @Field(() => FunnelGroupingEnum, {
    nullable: true,
    description: 'How to group the ups; no groups if absent.',
  })
  groupBy?: FunnelGrouping | null;
}

@ArgsType()
@InputType('ExplainUpFunnelInput', { description: 'The figure of `upFunnel` that is to be explained.' })
export class ExplainUpFunnelArgs extends GroupedUpsArgs {
  @Field(() => FunnelFigureEnum, { description: 'The figure to explain.' })
  figure!: FunnelFigure;
}

@ObjectType('FunnelFigures', {
  description: 'The funnel figures for a set of ups (rules.md, Up log, "The funnel").',
})
export class FunnelFiguresType extends createFiguresClass(funnelFigures) {
  @Field(() => [FunnelFigureEnum], { description: 'The rates based on fewer than five ups.' })
  ofFewUps!: FunnelFigure[];
}

@ObjectType('FunnelGroup', { description: 'A group of ups, such as the ups of one salesperson or one week.' })
export class FunnelGroupType {
  @Field(() => String, {
    nullable: true,
    description: 'The group’s key, to send as `ofGroup`; null for unassigned ups or ups without a type.',
  })
  key!: string | null;

  @Field(() => String, {
    description: 'The display name, such as `Kofi Mensah`, `A Team`, `Monday` or `Week of 06/01/2026`.',
  })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'The person’s team, or the team itself.' })
  team!: number | null;

  @Field(() => FunnelFiguresType, { description: 'The group’s figures.' })
  figures!: FunnelFiguresType;
}

@ObjectType('UpFunnel', { description: 'The funnel from ups to sold ups.' })
export class UpFunnelType {
  @Field(() => FunnelFiguresType, { description: 'The figures for the filtered ups.' })
  total!: FunnelFiguresType;

  @Field(() => FunnelFiguresType, {
    description: 'The figures for all ups on the same days, for comparison.',
  })
  store!: FunnelFiguresType;

  @Field(() => [FunnelGroupType], {
    description:
      'The groups that have ups, in display order, with unassigned or no type last; empty if the ups are not grouped.',
  })
  groups!: FunnelGroupType[];
}

import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { FunnelGroupingEnum, GroupedUpsArgs, UpFilterArgs } from '../../modules/upLog/stats/upStats.types.ts';
import { createFiguresClass, defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { type FunnelFigure, type FunnelGrouping, funnelFigures } from '../../rules/ups/funnelFigures.ts';

export const FunnelFigureEnum = defineFigureEnum(
  'FunnelFigure',
  'A figure of the funnel: see FunnelFigures.',
  funnelFigures,
);

@ArgsType()
export class UpFunnelArgs extends UpFilterArgs {
  @Field(() => FunnelGroupingEnum, {
    nullable: true,
    description: 'What to tell them apart by; nothing when absent.',
  })
  groupBy?: FunnelGrouping | null;
}

@ArgsType()
@InputType('ExplainUpFunnelInput', { description: 'Which figure of `upFunnel`.' })
export class ExplainUpFunnelArgs extends GroupedUpsArgs {
  @Field(() => FunnelFigureEnum, { description: 'Which figure.' })
  figure!: FunnelFigure;
}

@ObjectType('FunnelFigures', { description: 'The figures of some ups (rules.md, Up log, "The funnel").' })
export class FunnelFiguresType extends createFiguresClass(funnelFigures) {
  @Field(() => [FunnelFigureEnum], { description: 'The rates that stand on fewer than five ups.' })
  ofFewUps!: FunnelFigure[];
}

@ObjectType('FunnelGroup', { description: 'The ups that are alike in what they are told apart by.' })
export class FunnelGroupType {
  @Field(() => String, {
    nullable: true,
    description: 'By what `ofGroup` finds them; null: nobody, no type.',
  })
  key!: string | null;

  @Field(() => String, {
    description: 'What people call it: `Kofi Mensah`, `A Team`, `Monday`, `Week of 06/01/2026`.',
  })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'The team of a person, or the team itself.' })
  team!: number | null;

  @Field(() => FunnelFiguresType, { description: 'Its figures.' })
  figures!: FunnelFiguresType;
}

@ObjectType('UpFunnel', { description: 'From the ups to the sold ones.' })
export class UpFunnelType {
  @Field(() => FunnelFiguresType, { description: 'Of the filter.' })
  total!: FunnelFiguresType;

  @Field(() => FunnelFiguresType, { description: 'Of all ups of the same days, to compare with.' })
  store!: FunnelFiguresType;

  @Field(() => [FunnelGroupType], {
    description:
      'The groups that have ups, in their order, nobody and no type last; none when nothing is told apart.',
  })
  groups!: FunnelGroupType[];
}

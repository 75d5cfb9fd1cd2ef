import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { ExplainedFigureInput } from './explainedFigure.types.ts';
import { explainFigure } from './explainFigure.ts';
import { presentExplanation } from './explanation.present.ts';
import { ExplanationType } from './explanation.types.ts';

@Resolver()
export class ExplanationResolver {
  // The result is not cached, because the right to see gross per up depends on the viewer.
  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES', 'UP_LOG')
  @Query(() => ExplanationType, {
    description:
      'Explains how a figure of a report is calculated, step by step. Errors: BAD_INPUT if the end is before the start, or if the figure is null or the subject does not have it; FORBIDDEN for gross that the viewer cannot see.',
  })
  explain(
    @Ctx() context: Context,
    @Arg('figure', () => ExplainedFigureInput, { description: 'The figure and its report.' })
    figure: ExplainedFigureInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, figure));
  }
}

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
  @ChangesWith('DEALS', 'SETTINGS', 'EMPLOYEES', 'UP_LOG')
  @Query(() => ExplanationType, {
    description:
      'How a figure of a report comes about, step by step. BAD_INPUT when the end precedes the start, and for a figure that is null or that the subject does not have; FORBIDDEN for gross that is not the viewer’s to see.',
  })
  explain(
    @Ctx() context: Context,
    @Arg('figure', () => ExplainedFigureInput, { description: 'Which figure of which report.' })
    figure: ExplainedFigureInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    return presentExplanation(context, info, explainFigure(context, figure));
  }
}

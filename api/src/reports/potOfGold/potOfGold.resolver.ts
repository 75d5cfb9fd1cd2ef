import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { MonthArgs } from '../../input/args.ts';
import { parseInput } from '../../input/parse.ts';
import { explainedPerson } from '../explain/explain.input.ts';
import { explained } from '../explain/explain.present.ts';
import { ExplanationType } from '../explain/explain.types.ts';
import { explainPotOfGold } from './potOfGold.explain.ts';
import { potOfGoldReport } from './potOfGold.report.ts';
import { ExplainPotOfGoldArgs, PotOfGoldType } from './potOfGold.types.ts';
import { supposedUnits } from './potRace.input.ts';
import { potRaceReport } from './potRace.report.ts';
import { PotRaceType, SupposedUnitsInput } from './potRace.types.ts';

@Resolver()
export class PotOfGoldResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => PotOfGoldType, { description: 'The spiff of a calendar month.' })
  potOfGold(@Ctx() context: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<PotOfGoldType> {
    return potOfGoldReport(context, month);
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => PotRaceType, {
    description:
      'The pot’s race of today’s month: what is missing, what one more used unit would bring, what the store owes. With `whatIf` as if these units had been delivered today, too; nothing is stored. BAD_INPUT for someone who is no employee or is named twice, and for units that are not halves from 0 to 100.',
  })
  potRace(
    @Ctx() context: Context,
    @Arg('whatIf', () => [SupposedUnitsInput], {
      defaultValue: [],
      description: 'What is supposed, of at most 100 people, each once.',
    })
    whatIf: SupposedUnitsInput[],
  ): Promise<PotRaceType> {
    return potRaceReport(context, parseInput(supposedUnits, { whatIf }).whatIf);
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => ExplanationType, {
    description:
      'How a figure of `potOfGold` comes about, step by step. BAD_INPUT for an employee without a line in it, and for a figure that they, or all together, do not have.',
  })
  explainPotOfGold(
    @Ctx() context: Context,
    @Args(() => ExplainPotOfGoldArgs) args: ExplainPotOfGoldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExplanationType> {
    const { employeeId } = parseInput(explainedPerson, args);
    return explained(context, info, explainPotOfGold(context, args.month, args.figure, employeeId));
  }
}

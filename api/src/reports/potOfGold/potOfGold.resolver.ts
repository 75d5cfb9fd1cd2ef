import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { MonthArgs } from '../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { getPotOfGoldReport, getPotRaceReport } from './potOfGold.report.ts';
import { PotOfGoldType, PotRaceType, SupposedUnitsInput, supposedUnitsSchema } from './potOfGold.types.ts';

@Resolver()
export class PotOfGoldResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => PotOfGoldType, { description: 'The spiff of a calendar month.' })
  potOfGold(@Ctx() context: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<PotOfGoldType> {
    return getPotOfGoldReport(context, month);
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
    return getPotRaceReport(context, parseInput(supposedUnitsSchema, { whatIf }).whatIf);
  }
}

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
  @Query(() => PotOfGoldType, { description: 'Returns the spiffs for a calendar month.' })
  potOfGold(@Ctx() context: Context, @Args(() => MonthArgs) { month }: MonthArgs): Promise<PotOfGoldType> {
    return getPotOfGoldReport(context, month);
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => PotRaceType, {
    description:
      'Returns the pot race for the current month: units still needed, what one more used unit would add, and what the store owes. With `whatIf`, the figures count these units as if they had been delivered today; nothing is stored. Error: BAD_INPUT for an unknown or repeated employee, and for units that are not from 0 to 100 in steps of 0.5.',
  })
  potRace(
    @Ctx() context: Context,
    @Arg('whatIf', () => [SupposedUnitsInput], {
      defaultValue: [],
      description: 'The what-if units for at most 100 people, each person once.',
    })
    whatIf: SupposedUnitsInput[],
  ): Promise<PotRaceType> {
    return getPotRaceReport(context, parseInput(supposedUnitsSchema, { whatIf }).whatIf);
  }
}

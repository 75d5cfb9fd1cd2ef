import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { parseDayRange } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { employeeIdsArgument } from '../report.types.ts';
import { getCountedVacationReport } from './countedVacation.report.ts';
import { CountedVacationArgs, CountedVacationType } from './countedVacation.types.ts';

const fields = z.object({ employeeIds: employeeIdsArgument });

@Resolver()
export class CountedVacationResolver {
  @CachedUntilChange('SETTINGS', 'EMPLOYEES')
  @Query(() => CountedVacationType, {
    description:
      'Lists the vacation units that make up a number on the tick sheet, summary, pot of gold or leaderboard. The months that begin in the range count (rules.md, Tick sheet, VAC).',
  })
  countedVacation(
    @Ctx() { database }: Context,
    @Args(() => CountedVacationArgs) args: CountedVacationArgs,
  ): Promise<CountedVacationType> {
    const { employeeIds } = parseInput(fields, args);
    return getCountedVacationReport(database, { days: parseDayRange(args.start, args.end), employeeIds });
  }
}

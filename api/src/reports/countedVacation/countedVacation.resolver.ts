import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { people } from '../people.input.ts';
import { countedVacationReport } from './countedVacation.report.ts';
import { CountedVacationType } from './countedVacation.types.ts';

const fields = z.object({ employeeIds: people });

@Resolver()
export class CountedVacationResolver {
  @CachedUntilChange('SETTINGS', 'EMPLOYEES')
  @Query(() => CountedVacationType, {
    description:
      'The vacation units behind a number of the tick sheet, summary, pot or leaderboard: those of the months whose first day the range contains (rules.md, Tick sheet, VAC).',
  })
  countedVacation(
    @Ctx() { database }: Context,
    @Arg('start', () => DayScalar, { description: 'The first day.' }) start: Day,
    @Arg('end', () => DayScalar, { description: 'The last day, not before the first.' }) end: Day,
    @Arg('employeeIds', () => [Int], {
      nullable: true,
      description: 'Of these employees, at most 500; everyone’s when absent.',
    })
    sent?: number[] | null,
  ): Promise<CountedVacationType> {
    const { employeeIds } = parseInput(fields, { employeeIds: sent });
    return countedVacationReport(database, {
      days: rangeOf(start, end),
      employeeIds,
    });
  }
}

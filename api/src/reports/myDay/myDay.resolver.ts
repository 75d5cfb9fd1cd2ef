import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { id } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { getMyDayReport } from './myDay.report.ts';
import { MyDayType } from './myDay.types.ts';

const argsSchema = z.object({ employeeId: id });

@Resolver()
export class MyDayResolver {
  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES', 'UP_LOG')
  @Query(() => MyDayType, {
    description:
      'Returns the summary at the top of Home for an employee: a salesperson’s own month, or the store at a glance for anyone else. Error: NOT_FOUND for an unknown employee.',
  })
  myDay(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { description: 'The id of the employee.' }) employeeId: number,
  ): Promise<MyDayType> {
    return getMyDayReport(context, parseInput(argsSchema, { employeeId }).employeeId);
  }
}

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
      'What Home begins with for a person: a salesperson’s own month, for anyone else the store at a glance. NOT_FOUND for an unknown employee.',
  })
  myDay(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { description: 'Whose Home it is.' }) employeeId: number,
  ): Promise<MyDayType> {
    return getMyDayReport(context, parseInput(argsSchema, { employeeId }).employeeId);
  }
}

import { Arg, Ctx, Float, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { CachedUntilChange } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { MoneyScalar, MonthScalar } from '../input/scalars.ts';
import type { Month } from '../rules/calendar/calendar.ts';
import { type Cents, toDollars } from '../rules/numbers/money.ts';
import { toUnits } from '../rules/settings/vacation.ts';
import { toDoDays, vacationUnits, wholeDays } from './settings.input.ts';
import { toDoDaysOf } from './settings.query.ts';
import { setMonthPot, setToDoDays, setVacationUnits, setWorkingDays } from './settings.service.ts';
import { MonthPotType, ToDoDaysType, VacationUnitsType, WorkingDaysType } from './settings.types.ts';

const workingDays = z.object({ completed: wholeDays, total: wholeDays });
const vacation = z.object({ employeeId: id, units: vacationUnits });

@Resolver()
export class SettingsResolver {
  @CachedUntilChange('SETTINGS')
  @Query(() => ToDoDaysType, { description: 'The store’s days of what is open.' })
  toDoDays(@Ctx() { database }: Context): Promise<ToDoDaysType> {
    return toDoDaysOf(database);
  }

  @Mutation(() => ToDoDaysType, {
    description:
      'Sets the store’s days of what is open, each 0 to 365. Error FORBIDDEN, except for positions 1, 2, 3 and 5.',
  })
  setToDoDays(
    @Ctx() context: Context,
    @Arg('confirm', () => Int, { description: 'Days after a sale in which it is confirmed.' })
    confirm: number,
    @Arg('wait', () => Int, { description: 'Days that a deal may be TBA or IN FINANCE.' }) wait: number,
  ): Promise<ToDoDaysType> {
    return setToDoDays(context, parseInput(toDoDays, { confirm, wait }));
  }

  @Mutation(() => WorkingDaysType, {
    description:
      'Sets a month’s working days, 0 ≤ completed ≤ total ≤ 31. Error FORBIDDEN, except for positions 1, 2, 3 and 5.',
  })
  async setWorkingDays(
    @Ctx() context: Context,
    @Arg('month', () => MonthScalar, { description: 'The month they belong to.' }) month: Month,
    @Arg('completed', () => Int, { description: 'Whole days that are over.' }) completed: number,
    @Arg('total', () => Int, { description: 'Whole days of the month.' }) total: number,
  ): Promise<WorkingDaysType> {
    const days = parseInput(workingDays, { completed, total });
    return { month, ...(await setWorkingDays(context, month, days)) };
  }

  @Mutation(() => VacationUnitsType, {
    description:
      'Sets an employee’s vacation units of a month. Error FORBIDDEN, except for positions 2, 3 and 5.',
  })
  async setVacationUnits(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { description: 'Whose they are.' }) employeeId: number,
    @Arg('month', () => MonthScalar, { description: 'The month they belong to.' }) month: Month,
    @Arg('units', () => Float, { description: '0 to 31 with at most two decimals.' }) sent: number,
  ): Promise<VacationUnitsType> {
    const valid = parseInput(vacation, { employeeId, units: sent });
    const units = await setVacationUnits(context, valid.employeeId, month, valid.units);
    return { employeeId, month, units: toUnits(units) };
  }

  @Mutation(() => MonthPotType, {
    description: 'Sets the pot of gold of a month. Error FORBIDDEN for positions 0 and 6.',
  })
  async setMonthPot(
    @Ctx() context: Context,
    @Arg('month', () => MonthScalar, { description: 'The month it is paid for.' }) month: Month,
    @Arg('total', () => MoneyScalar, { description: 'The pot, not negative.' }) total: Cents | null,
  ): Promise<MonthPotType> {
    return { month, total: toDollars(await setMonthPot(context, month, total)) };
  }
}

import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { id } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { toUnits } from '../../rules/settings/vacation.ts';
import { followUpDaysSchema, vacationUnitsSchema, wholeDaysSchema } from './settings.input.ts';
import { getFollowUpDays } from './settings.query.ts';
import { setFollowUpDays, setMonthPot, setVacationUnits, setWorkingDays } from './settings.service.ts';
import {
  FollowUpDaysArgs,
  FollowUpDaysType,
  MonthPotArgs,
  MonthPotType,
  VacationUnitsArgs,
  VacationUnitsType,
  WorkingDaysArgs,
  WorkingDaysType,
} from './settings.types.ts';

const workingDaysSchema = z.object({ completed: wholeDaysSchema, total: wholeDaysSchema });
const employeeVacationSchema = z.object({ employeeId: id, units: vacationUnitsSchema });

@Resolver()
export class SettingsResolver {
  @CachedUntilChange('SETTINGS')
  @Query(() => FollowUpDaysType, { description: 'Returns the store’s follow-up rules.' })
  toDoDays(@Ctx() { database }: Context): Promise<FollowUpDaysType> {
    return getFollowUpDays(database);
  }

  @Mutation(() => FollowUpDaysType, {
    description:
      'Sets the store’s follow-up rules, each from 0 to 365 days. Error: FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  setToDoDays(
    @Ctx() context: Context,
    @Args(() => FollowUpDaysArgs) args: FollowUpDaysArgs,
  ): Promise<FollowUpDaysType> {
    return setFollowUpDays(context, parseInput(followUpDaysSchema, args));
  }

  @Mutation(() => WorkingDaysType, {
    description:
      'Sets the working days for a month (0 ≤ completed ≤ total ≤ 31). Error: FORBIDDEN unless the viewer is a sales manager, finance manager, manager or admin.',
  })
  async setWorkingDays(
    @Ctx() context: Context,
    @Args(() => WorkingDaysArgs) args: WorkingDaysArgs,
  ): Promise<WorkingDaysType> {
    const days = parseInput(workingDaysSchema, args);
    return { month: args.month, ...(await setWorkingDays(context, args.month, days)) };
  }

  @Mutation(() => VacationUnitsType, {
    description:
      'Sets an employee’s vacation units for a month. Error: FORBIDDEN unless the viewer is a finance manager, manager or admin.',
  })
  async setVacationUnits(
    @Ctx() context: Context,
    @Args(() => VacationUnitsArgs) args: VacationUnitsArgs,
  ): Promise<VacationUnitsType> {
    const { employeeId, units } = parseInput(employeeVacationSchema, args);
    const storedHundredths = await setVacationUnits(context, employeeId, args.month, units);
    return { employeeId, month: args.month, units: toUnits(storedHundredths) };
  }

  @Mutation(() => MonthPotType, {
    description:
      'Sets the pot of gold for a month. Error: FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async setMonthPot(
    @Ctx() context: Context,
    @Args(() => MonthPotArgs) { month, total }: MonthPotArgs,
  ): Promise<MonthPotType> {
    return { month, total: toDollars(await setMonthPot(context, month, total)) };
  }
}

import { z } from 'zod';
import { id, month } from '../../platform/input/fields.ts';
import { defineCall } from '../../platform/rest/restCall.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';
import { toMonth } from '../../rules/calendar/calendar.ts';
import { toUnits } from '../../rules/settings/vacation.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from './settings.policy.ts';
import { getPot, getVacationUnits, getWorkingDays } from './settings.query.ts';
import {
  potBody,
  potShape,
  toRestPot,
  toRestWorkingDays,
  unitCountShape,
  vacationBody,
  vacationShape,
  workingDaysBody,
  workingDaysShape,
} from './settings.rest.ts';
import { setMonthPot, setVacationUnits, setWorkingDays } from './settings.service.ts';

/**
 * The REST calls below `/settings` (rest.md). Working days and the pot apply to the current month of the
 * store.
 */
export const settingsCalls = [
  defineCall({
    method: 'GET',
    path: '/settings/getvacationunits',
    summary: 'Returns an employee’s vacation units for a month; 0 if none are set.',
    right: isSignedIn,
    query: z.object({ employeeId: id, month }),
    response: unitCountShape,
    run: async ({ database }, { query }) => ({
      unit_count: toUnits(await getVacationUnits(database, query.employeeId, query.month)),
    }),
  }),

  defineCall({
    method: 'PUT',
    path: '/settings/updatevacationunits',
    summary: 'Sets an employee’s vacation units for a month.',
    right: canEditVacationUnits,
    body: vacationBody,
    response: vacationShape,
    errors: ['CONFLICT'],
    run: async (context, { body: { employee_id, month, unit_count } }) => {
      const units = await setVacationUnits(context, employee_id, month, unit_count);
      return { employee_id, month, unit_count: toUnits(units) };
    },
  }),

  defineCall({
    method: 'GET',
    path: '/settings/getworkingdayssettings',
    summary: 'Returns the working days in the current month.',
    right: isSignedIn,
    response: workingDaysShape,
    run: async ({ database, clock }) =>
      toRestWorkingDays(await getWorkingDays(database, toMonth(clock.today()))),
  }),

  defineCall({
    method: 'PUT',
    path: '/settings/updateworkingdayssettings',
    summary: 'Sets the working days in the current month (0 ≤ completed ≤ total ≤ 31).',
    right: canEditWorkingDays,
    body: workingDaysBody,
    response: workingDaysShape,
    errors: ['CONFLICT'],
    run: async (context, { body }) =>
      toRestWorkingDays(await setWorkingDays(context, toMonth(context.clock.today()), body)),
  }),

  defineCall({
    method: 'GET',
    path: '/settings/getmonthpottotal',
    summary: 'Returns the pot of gold for the current month, as a list with one setting.',
    right: isSignedIn,
    response: z.array(potShape),
    run: async ({ database, clock }) => [toRestPot(await getPot(database, toMonth(clock.today())))],
  }),

  defineCall({
    method: 'PUT',
    path: '/settings/updatemonthpottotal',
    summary: 'Sets the pot of gold for the current month.',
    right: canEditPot,
    body: potBody,
    response: potShape,
    errors: ['CONFLICT'],
    run: async (context, { body }) =>
      toRestPot(await setMonthPot(context, toMonth(context.clock.today()), body.monthPotTotal)),
  }),
];

import { Router } from 'express';
import { z } from 'zod';
import { contextOf } from '../context.ts';
import { bodyOf, id, month, typedMoney } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { monthOf } from '../rules/calendar.ts';
import { type Cents, toDollarText } from '../rules/money.ts';
import { toUnits } from '../rules/vacation.ts';
import type { WorkingDays } from '../rules/workingDays.ts';
import { vacationUnits, wholeDays } from './settings.input.ts';
import { potOf, vacationUnitsOf, workingDaysOf } from './settings.query.ts';
import { setMonthPot, setVacationUnits, setWorkingDays } from './settings.service.ts';

const vacationQuery = z.object({ employeeId: id, month });
const vacationBody = bodyOf({ employee_id: id, month, unit_count: vacationUnits });
const workingDaysBody = bodyOf({
  completed_working_days: wholeDays.optional(),
  total_working_days: wholeDays.optional(),
});
const potBody = bodyOf({ monthPotTotal: typedMoney });

/** `/settings` of rest.md. Working days and the pot are those of the store's current month. */
export function settingsRoutes(): Router {
  const routes = Router();

  routes.get('/getvacationunits', async (req, res) => {
    const { employeeId, month } = parseInput(vacationQuery, req.query);
    const units = await vacationUnitsOf(contextOf(res).database, employeeId, month);
    res.json({ unit_count: toUnits(units) });
  });

  routes.put('/updatevacationunits', async (req, res) => {
    const { employee_id, month, unit_count } = parseInput(vacationBody, req.body);
    const units = await setVacationUnits(contextOf(res), employee_id, month, unit_count);
    res.json({ employee_id, month, unit_count: toUnits(units) });
  });

  routes.get('/getworkingdayssettings', async (_req, res) => {
    const { database, clock } = contextOf(res);
    res.json(restWorkingDays(await workingDaysOf(database, monthOf(clock.today()))));
  });

  routes.put('/updateworkingdayssettings', async (req, res) => {
    const context = contextOf(res);
    const sent = parseInput(workingDaysBody, req.body);
    const days = { completed: sent.completed_working_days, total: sent.total_working_days };
    res.json(restWorkingDays(await setWorkingDays(context, monthOf(context.clock.today()), days)));
  });

  routes.get('/getmonthpottotal', async (_req, res) => {
    const { database, clock } = contextOf(res);
    res.json([restPot(await potOf(database, monthOf(clock.today())))]);
  });

  routes.put('/updatemonthpottotal', async (req, res) => {
    const context = contextOf(res);
    const { monthPotTotal } = parseInput(potBody, req.body);
    res.json(restPot(await setMonthPot(context, monthOf(context.clock.today()), monthPotTotal)));
  });

  return routes;
}

const restWorkingDays = (days?: WorkingDays) => ({
  completed_working_days: days?.completed ?? 0,
  total_working_days: days?.total ?? 0,
});

const restPot = (total: Cents) => ({
  setting_key: 'monthly_pot_total',
  setting_value: toDollarText(total),
});

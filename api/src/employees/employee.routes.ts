import { Router } from 'express';
import { z } from 'zod';
import { contextOf } from '../context.ts';
import { bodyOf, id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { POSITIONS } from '../rules/positions.ts';
import { TEAMS } from '../rules/teams.ts';
import { employeeFields, position } from './employee.input.ts';
import { type EmployeeRow, employeesOfPosition, listEmployees } from './employee.query.ts';
import { updateEmployee } from './employee.service.ts';

const ofPosition = z.object({ position });
const named = z.object({ employeeId: id });
const changeBody = bodyOf({
  position: employeeFields.position.optional(),
  team: employeeFields.team.optional(),
  active: employeeFields.active.optional(),
}).transform(({ position: to, team, active }) => ({ position: to, team, isActive: active }));

/** `/employees` of rest.md. */
export function employeeRoutes(): Router {
  const routes = Router();

  routes.get('/getemployees', async (_req, res) => {
    const everyone = await listEmployees(contextOf(res).database);
    res.json(everyone.map(withPosition));
  });

  routes.get('/getemployeeposition', async (req, res) => {
    const { position: wanted } = parseInput(ofPosition, req.query);
    res.json((await employeesOfPosition(contextOf(res).database, wanted)).map(inSelect));
  });

  routes.get('/getteams', (_req, res) => {
    res.json(TEAMS.map(team => ({ id: team.id, teams: team.name })));
  });

  routes.get('/getpositions', (_req, res) => {
    res.json(POSITIONS);
  });

  routes.put('/updateemployee', async (req, res) => {
    const { employeeId } = parseInput(named, req.query);
    const change = parseInput(changeBody, req.body);
    res.json(withPosition(await updateEmployee(contextOf(res), employeeId, change)));
  });

  return routes;
}

const inSelect = ({ id, name, isActive, team }: EmployeeRow) => ({
  id,
  name,
  active: Number(isActive),
  team,
});

const withPosition = (row: EmployeeRow) => ({ ...inSelect(row), position: row.position });

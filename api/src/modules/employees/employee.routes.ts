import { z } from 'zod';
import { id } from '../../platform/input/fields.ts';
import { defineCall } from '../../platform/rest/restCall.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';
import { POSITIONS } from '../../rules/people/positions.ts';
import { TEAMS } from '../../rules/people/teams.ts';
import { employeeFields } from './employee.fields.ts';
import { canManageEmployees } from './employee.policy.ts';
import { listEmployees, listEmployeesOfPosition } from './employee.query.ts';
import {
  changeBody,
  choicesShape,
  employeeShape,
  positionsShape,
  teamsShape,
  toRestChoice,
  toRestEmployee,
} from './employee.rest.ts';
import { updateEmployee } from './employee.service.ts';

/** The REST calls of `/employees` (rest.md). */
export const employeeCalls = [
  defineCall({
    method: 'GET',
    path: '/employees/getemployees',
    summary: 'Lists all employees, active or not, sorted by the last word of their names.',
    right: isSignedIn,
    response: z.array(employeeShape),
    run: async ({ database }) => (await listEmployees(database)).map(toRestEmployee),
  }),

  defineCall({
    method: 'GET',
    path: '/employees/getemployeeposition',
    summary: 'Lists all employees in a position, active or not, sorted by team, then by name.',
    right: isSignedIn,
    query: z.object({ position: employeeFields.position.accepts }),
    response: choicesShape,
    run: async ({ database }, { query }) =>
      (await listEmployeesOfPosition(database, query.position)).map(toRestChoice),
  }),

  defineCall({
    method: 'GET',
    path: '/employees/getteams',
    summary: 'Lists the teams, sorted by id.',
    right: isSignedIn,
    response: teamsShape,
    run: () => TEAMS.map(team => ({ id: team.id, teams: team.name })),
  }),

  defineCall({
    method: 'GET',
    path: '/employees/getpositions',
    summary: 'Lists the positions, sorted by id.',
    right: isSignedIn,
    response: positionsShape,
    run: () => POSITIONS.map(({ id, title }) => ({ id, title })),
  }),

  defineCall({
    method: 'PUT',
    path: '/employees/updateemployee',
    summary:
      'Changes an employee’s position, team or active flag. Only the fields that are sent change. The change takes effect with the employee’s next call.',
    right: canManageEmployees,
    query: z.object({ employeeId: id }),
    body: changeBody,
    response: employeeShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query, body }) =>
      toRestEmployee(await updateEmployee(context, query.employeeId, body)),
  }),
];

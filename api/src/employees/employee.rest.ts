import { z } from 'zod';
import { bodyOf } from '../input/fields.ts';
import { shownFlag, shownId, shownPosition, shownTeam } from '../rest/answerFields.ts';
import { employeeFields } from './employee.input.ts';
import type { EmployeeRow } from './employee.query.ts';

/** The body of `updateemployee`: what is to change. */
export const changeBody = bodyOf({
  position: employeeFields.position.optional(),
  team: employeeFields.team.optional(),
  active: employeeFields.active.optional(),
}).transform(({ position, team, active }) => ({ position, team, isActive: active }));

const selectFields = { id: shownId, name: z.string(), active: shownFlag, team: shownTeam };

/** The REST shape "Employee" as the selects get it (rest.md). */
const choiceShape = z
  .object(selectFields)
  .meta({ id: 'EmployeeChoice', description: 'Someone of one position, active or not.' });

export const choicesShape = z.array(choiceShape);

/** The REST shape "Employee" (rest.md). */
export const employeeShape = z
  .object({ ...selectFields, position: shownPosition })
  .meta({ id: 'Employee', description: 'Someone of the store, active or not.' });

export const restChoice = ({ id, name, isActive, team }: EmployeeRow): z.output<typeof choiceShape> => ({
  id,
  name,
  active: Number(isActive),
  team,
});

export const restEmployee = (row: EmployeeRow): z.output<typeof employeeShape> => ({
  ...restChoice(row),
  position: row.position,
});

/** The REST shapes "Team" and "Position". */
export const teamsShape = z.array(
  z.object({ id: z.int(), teams: z.string() }).meta({ id: 'Team', description: 'A team and its name.' }),
);
export const positionsShape = z.array(
  z.object({ id: z.int(), title: z.string() }).meta({ id: 'Position', description: 'A position in words.' }),
);

import { z } from 'zod';
import { bodySchema } from '../platform/input/fields.ts';
import { idResponse } from '../platform/rest/responseFields.ts';
import { createRestForm, getRestShape, toRest, omitFields } from '../platform/rest/entityFields.ts';
import { changeFields, employeeFields } from './employee.fields.ts';
import type { EmployeeRow } from './employee.query.ts';

const change = createRestForm(changeFields);

/** The body of `updateemployee`: what is to change. */
export const changeBody = bodySchema(change.shape).transform(change.toFieldValues);

const shownFields = omitFields(employeeFields, ['email']);
const choiceFields = omitFields(shownFields, ['position']);

/** The REST shape "Employee" as the selects get it (rest.md). */
const choiceShape = z
  .object({ id: idResponse, ...getRestShape(choiceFields) })
  .meta({ id: 'EmployeeChoice', description: 'Someone of one position, active or not.' });

export const choicesShape = z.array(choiceShape);

/** The REST shape "Employee" (rest.md). */
export const employeeShape = z
  .object({ id: idResponse, ...getRestShape(shownFields) })
  .meta({ id: 'Employee', description: 'Someone of the store, active or not.' });

export const restChoice = (row: EmployeeRow): z.output<typeof choiceShape> => ({
  id: row.id,
  ...toRest(choiceFields, row),
});

export const restEmployee = (row: EmployeeRow): z.output<typeof employeeShape> => ({
  id: row.id,
  ...toRest(shownFields, row),
});

/** The REST shapes "Team" and "Position". */
export const teamsShape = z.array(
  z.object({ id: z.int(), teams: z.string() }).meta({ id: 'Team', description: 'A team and its name.' }),
);
export const positionsShape = z.array(
  z.object({ id: z.int(), title: z.string() }).meta({ id: 'Position', description: 'A position in words.' }),
);

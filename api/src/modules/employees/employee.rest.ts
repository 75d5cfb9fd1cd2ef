import { z } from 'zod';
import { bodySchema } from '../../platform/input/fields.ts';
import { createRestForm, getRestShape, omitFields, toRest } from '../../platform/rest/entityFields.ts';
import { idResponse } from '../../platform/rest/responseFields.ts';
import { employeeFields, restChangeFields } from './employee.fields.ts';
import type { EmployeeRow } from './employee.query.ts';

const changeForm = createRestForm(restChangeFields);

/** Parses the body of `updateemployee`. */
export const changeBody = bodySchema(changeForm.shape).transform(changeForm.toFieldValues);

const restFields = omitFields(employeeFields, ['email']);
const choiceFields = omitFields(restFields, ['position']);

/** The REST type "Employee" as selects receive it (rest.md). */
const choiceShape = z
  .object({ id: idResponse, ...getRestShape(choiceFields) })
  .meta({ id: 'EmployeeChoice', description: 'An employee in the requested position, active or not.' });

export const choicesShape = z.array(choiceShape);

/** The REST type "Employee" (rest.md). */
export const employeeShape = z
  .object({ id: idResponse, ...getRestShape(restFields) })
  .meta({ id: 'Employee', description: 'An employee of the store, active or not.' });

export const toRestChoice = (row: EmployeeRow): z.output<typeof choiceShape> => ({
  id: row.id,
  ...toRest(choiceFields, row),
});

export const toRestEmployee = (row: EmployeeRow): z.output<typeof employeeShape> => ({
  id: row.id,
  ...toRest(restFields, row),
});

/** The REST types "Team" and "Position". */
export const teamsShape = z.array(
  z.object({ id: z.int(), teams: z.string() }).meta({ id: 'Team', description: 'A team and its name.' }),
);
export const positionsShape = z.array(
  z
    .object({ id: z.int(), title: z.string() })
    .meta({ id: 'Position', description: 'A position and its title.' }),
);

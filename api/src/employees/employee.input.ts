import { type FormOf, formOf } from '../rest/nounFields.ts';
import { changeFields } from './employee.fields.ts';

/** What the Update button of the Managers page may send; a field that is not named stays as it is. */
export const employeeChange = formOf(changeFields);

export type EmployeeChange = FormOf<typeof changeFields>;

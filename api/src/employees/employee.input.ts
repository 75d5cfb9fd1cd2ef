import { type ParsedForm, createFormSchema } from '../platform/rest/entityFields.ts';
import { employeeFields } from './employee.fields.ts';

/** What the Managers page may send; a field that is not named stays as it is. */
export const employeeChange = createFormSchema(employeeFields);

export type EmployeeChange = ParsedForm<typeof employeeFields>;

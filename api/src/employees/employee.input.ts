import { type ParsedForm, createFormSchema } from '../platform/rest/entityFields.ts';
import { employeeFields } from './employee.fields.ts';

/** Parses a change from the Managers page. Absent fields stay unchanged. */
export const employeeChangeSchema = createFormSchema(employeeFields);

export type EmployeeChange = ParsedForm<typeof employeeFields>;

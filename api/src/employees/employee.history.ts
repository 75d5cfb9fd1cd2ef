import type { RecordedNoun } from '../history/recordedNoun.ts';
import { employeeFields } from './employee.fields.ts';
import { canManageEmployees } from './employee.policy.ts';

/** An employee, as the history tells one. */
export const employeeHistory = {
  name: 'employee',
  description: 'A person: name, e-mail, team, position, active or not.',
  right: canManageEmployees,
  fields: employeeFields,
} as const satisfies RecordedNoun;

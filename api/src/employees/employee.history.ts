import type { RecordedNoun } from '../history/recordedNoun.ts';
import { employeeFields } from './employee.fields.ts';
import { canManageEmployees } from './employee.policy.ts';

/** The history's value of a sign-in that is linked; null is not linked. */
export const SIGN_IN_LINKED = 'linked';

/** An employee, as the history tells one. */
export const employeeHistory = {
  name: 'employee',
  description: 'A person: name, e-mail, team, position, active or not, sign-in.',
  right: canManageEmployees,
  fields: {
    ...employeeFields,
    signIn: {
      kind: 'text',
      description: '"linked" once the person has signed in; blank before, and when an admin unlinks it.',
    },
  },
} as const satisfies RecordedNoun;

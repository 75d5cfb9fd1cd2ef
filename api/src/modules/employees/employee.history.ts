import type { RecordedEntity } from '../../platform/history/history.ts';
import { employeeFields } from './employee.fields.ts';
import { canManageEmployees } from './employee.policy.ts';

/** The value by which the history shows a linked sign-in. A null value means that no account is linked. */
export const SIGN_IN_LINKED = 'linked';

/** Describes employees for the history. */
export const employeeHistory = {
  name: 'employee',
  description: 'An employee’s name, email, team, position, active flag or sign-in.',
  right: canManageEmployees,
  fields: {
    ...employeeFields,
    signIn: {
      kind: 'text',
      description:
        '"linked" once the person has signed in; blank before the first sign-in and after an admin unlinks the sign-in.',
    },
  },
} as const satisfies RecordedEntity;

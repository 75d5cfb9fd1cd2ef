import type { RecordedEntity } from '../../platform/history/history.ts';
import { employeeFields } from './employee.fields.ts';
import { canManageEmployees } from './employee.policy.ts';

/** The value by which the history shows a linked sign-in. A null value means that no account is linked. */
export const SIGN_IN_LINKED = 'linked';

/** Describes employees for the history. */
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
} as const satisfies RecordedEntity;

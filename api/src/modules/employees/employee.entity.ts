import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { StoredEmployee } from './employee.fields.ts';
import { SIGN_IN_LINKED } from './employee.history.ts';

export const EmployeeSchema = defineEntity({
  name: 'Employee',
  tableName: 'employee',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    email: p.text(),
    /** The identity provider's stable id of the account; null before the first sign-in. */
    identitySubject: p.text().strictNullable(),
    position: p
      .smallint()
      .$type<Position>()
      .onCreate(() => 0),
    /** Null and 1 both mean no team. */
    team: p.smallint().$type<TeamId>().strictNullable(),
    isActive: p.boolean().onCreate(() => true),
    createdAt: p.datetime(),
  },
});

/** A person of the store. Deals and ups refer to employees, and active employees may sign in. */
export class Employee extends EmployeeSchema.class implements StoredEmployee {
  /**
   * Returns the state of the sign-in as the history stores the state: `linked`, or null when no account is
   * linked.
   */
  get signIn() {
    return this.identitySubject && SIGN_IN_LINKED;
  }
}

EmployeeSchema.setClass(Employee);

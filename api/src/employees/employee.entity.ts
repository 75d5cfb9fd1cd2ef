import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Position as PositionId } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { StoredEmployee } from './employee.fields.ts';
import { SIGN_IN_LINKED } from './employee.history.ts';

/** What someone does at the store; the seven are made by the first migration. */
@Entity({ tableName: 'position' })
export class Position {
  @PrimaryKey({ type: 'smallint' })
  id!: number;

  @Property({ type: 'text' })
  title!: string;
}

/** A team of salespeople; the five are made by the first migration. */
@Entity({ tableName: 'team' })
export class Team {
  @PrimaryKey({ type: 'smallint' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;
}

/** Someone of the store: recorded on deals and ups, and, while active, allowed to sign in. */
@Entity({ tableName: 'employee' })
export class Employee implements StoredEmployee {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  /** The identity provider's stable id of this person, known after the first sign-in. */
  @Property({ type: 'text', nullable: true })
  identitySubject: string | null = null;

  /** Its value in the history. */
  get signIn() {
    return this.identitySubject && SIGN_IN_LINKED;
  }

  @ManyToOne(() => Position, { fieldName: 'position', mapToPk: true })
  position: PositionId = 0;

  /** Null and 1 both mean no team. */
  @ManyToOne(() => Team, { fieldName: 'team', mapToPk: true, nullable: true })
  team: TeamId | null = null;

  @Property({ type: 'boolean' })
  isActive = true;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

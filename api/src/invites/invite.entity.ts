import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';

/** Pending until it is accepted, revoked or past `expiresAt`. */
@Entity({ tableName: 'invite' })
export class Invite {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  token!: string;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true, fieldName: 'created_by' })
  createdBy: number | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true, fieldName: 'accepted_by' })
  acceptedBy: number | null = null;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
}

import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';

/** What a person's scripts and spreadsheets read with. The token itself is never stored, only its SHA-256. */
@Entity({ tableName: 'access_token' })
export class AccessToken {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  /** The owner: the token reads with their rights. */
  @ManyToOne(() => Employee, { mapToPk: true, fieldName: 'employee_id' })
  employeeId!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
}

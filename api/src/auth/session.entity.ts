import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';

/** One sign-in of one person on one browser. The token itself is never stored, only its SHA-256. */
@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: bigint;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne(() => Employee, { mapToPk: true })
  employeeId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  lastUsedAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;
}

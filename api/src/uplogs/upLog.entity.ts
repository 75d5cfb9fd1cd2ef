import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import type { StoredUp } from './up.fields.ts';

/** The ups of one day; there is at most one per day. */
@Entity({ tableName: 'up_log' })
export class UpLog {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', columnType: 'date' })
  logDate!: string;
}

/** One customer who walked in, called or came back. */
@Entity({ tableName: 'up_log_row' })
export class UpLogRow implements StoredUp {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => UpLog, { mapToPk: true })
  upLogId!: number;

  /** 1..n within the day. */
  @Property({ type: 'integer' })
  displayOrder!: number;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  employeeId: number | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  turnedToId: number | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  managerIntoId: number | null = null;

  /** HH:mm on the store's clock. */
  @Property({ type: 'text', nullable: true })
  timeUp: string | null = null;

  @Property({ type: 'text', nullable: true })
  upType: UpType | null = null;

  @Property({ type: 'text' })
  customerName = '';

  @Property({ type: 'text' })
  notes = '';

  @Property({ type: 'boolean' })
  isBdcUp = false;

  @Property({ type: 'boolean' })
  isTestDrive = false;

  @Property({ type: 'boolean' })
  isWriteUp = false;

  @Property({ type: 'text', nullable: true })
  sold: UpSold | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

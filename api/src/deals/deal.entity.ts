import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee, Team } from '../employees/employee.entity.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { StoredDeal } from './deal.fields.ts';

/**
 * A deal as it is stored. Log day, sold and split are derived by the database (see the migration) and read
 * by queries; this class is for writing only.
 */
@Entity({ tableName: 'deal' })
export class Deal implements StoredDeal {
  /** Never changes, unlike the number that people meet a deal by. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: bigint;

  /** The deal number (`deal_id` to REST clients): unique, typed by staff, can be renumbered. */
  @Property({ type: 'integer' })
  number!: number;

  /** One more with every change of the deal. */
  @Property({ type: 'integer' })
  version = 1;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  salesManagerId: number | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  finManagerId: number | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  closerId: number | null = null;

  /** The closer's team, frozen when the deal was sold (rules.md, Final team). */
  @ManyToOne(() => Team, { mapToPk: true, nullable: true, fieldName: 'closer_team_final' })
  closerTeamFinal: TeamId | null = null;

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  additionalId: number | null = null;

  @ManyToOne(() => Team, { mapToPk: true, nullable: true, fieldName: 'additional_team_final' })
  additionalTeamFinal: TeamId | null = null;

  @Property({ type: 'text' })
  customerName = '';

  @Property({ type: 'text' })
  carInfo = '';

  @Property({ type: 'text' })
  stockNum = '';

  @Property({ type: 'text' })
  notes = '';

  @Property({ type: 'text', nullable: true })
  carType: CarType | null = null;

  @Property({ type: 'text', nullable: true })
  dealStatus: DealStatus | null = null;

  @Property({ type: 'text', nullable: true })
  tradeStatus: TradeStatus | null = null;

  @Property({ type: 'text', nullable: true })
  deliveryStatus: DeliveryStatus | null = null;

  @Property({ type: 'string', columnType: 'date', nullable: true })
  deliveryDate: Day | null = null;

  @Property({ type: 'string', columnType: 'date' })
  addedDate!: Day;

  /** Dollars as exact decimal text. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  frontGross: string | null = null;

  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  backGross: string | null = null;

  @Property({ type: 'boolean' })
  isUpdated = false;

  @Property({ type: 'boolean' })
  isConfirmed = false;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** One field of one change of a deal: who, when, what, from, to. Never updated, never deleted. */
@Entity({ tableName: 'deal_change' })
export class DealChange {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: bigint;

  @Property({ type: 'bigint' })
  dealId!: bigint;

  @Property({ type: 'integer' })
  dealNumber!: number;

  @Property({ type: 'integer' })
  dealVersion!: number;

  @Property({ type: 'text' })
  action!: 'record' | 'amend' | 'renumber' | 'delete' | 'restore';

  @ManyToOne(() => Employee, { mapToPk: true, nullable: true })
  employeeId: number | null = null;

  @Property({ type: 'datetime' })
  changedAt!: Date;

  @Property({ type: 'text' })
  field!: string;

  @Property({ type: 'text', nullable: true })
  fromValue: string | null = null;

  @Property({ type: 'text', nullable: true })
  toValue: string | null = null;
}

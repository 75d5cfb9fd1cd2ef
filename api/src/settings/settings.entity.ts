import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';

/** Working days of one month, which pace the tick sheet. `month` is the month's first day. */
@Entity({ tableName: 'working_days' })
export class WorkingDays {
  @PrimaryKey({ type: 'string', columnType: 'date' })
  month!: string;

  @Property({ type: 'smallint' })
  completed!: number;

  @Property({ type: 'smallint' })
  total!: number;
}

/** Units credited to a person for vacation in one month. */
@Entity({ tableName: 'vacation_units' })
export class VacationUnits {
  @ManyToOne(() => Employee, { mapToPk: true, primary: true })
  employeeId!: number;

  @PrimaryKey({ type: 'string', columnType: 'date' })
  month!: string;

  @Property({ type: 'decimal', precision: 4, scale: 2 })
  unitCount!: string;
}

/** After how many days a deal is to be confirmed, and may no longer wait: one row, or none while the usual days hold. */
@Entity({ tableName: 'to_do_days' })
export class ToDoDays {
  @PrimaryKey({ type: 'smallint' })
  id = 1;

  @Property({ type: 'smallint' })
  confirm!: number;

  @Property({ type: 'smallint' })
  wait!: number;
}

/** The pot of gold of one month, in dollars. */
@Entity({ tableName: 'month_pot' })
export class MonthPot {
  @PrimaryKey({ type: 'string', columnType: 'date' })
  month!: string;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  total!: string;
}

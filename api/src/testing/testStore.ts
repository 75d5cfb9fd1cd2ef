import type { Context, ReadContext, Services } from '../platform/context.ts';
import { onConnection } from '../database/connection.ts';
import { Database } from '../database/database.ts';
import { entities } from '../wiring/entities.ts';
import { HeavyWork } from '../heavyWork/heavyWork.ts';
import { createLog } from '../platform/log.ts';
import { Queue } from '../queue/queue.ts';
import { type Day, firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import type { Position } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import { UNKNOWN_VERSIONS } from '../platform/topics.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { type TestClock, testClock } from './testClock.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

interface EmployeeGiven {
  readonly name?: string;
  readonly email?: string;
  readonly position?: Position;
  readonly team?: TeamId | null;
  readonly isActive?: boolean;
}

/** Columns of `deal`; what is not given is blank, the number is the next one. */
interface DealGiven {
  readonly number?: number;
  readonly sales_manager_id?: number | null;
  readonly fin_manager_id?: number | null;
  readonly closer_id?: number | null;
  readonly closer_team_final?: TeamId | null;
  readonly additional_id?: number | null;
  readonly additional_team_final?: TeamId | null;
  readonly customer_name?: string;
  readonly car_info?: string;
  readonly stock_num?: string;
  readonly notes?: string;
  readonly car_type?: CarType | null;
  readonly deal_status?: DealStatus | null;
  readonly trade_status?: TradeStatus | null;
  readonly delivery_status?: DeliveryStatus | null;
  readonly delivery_date?: Day | null;
  readonly added_date?: Day;
  readonly front_gross?: number | null;
  readonly back_gross?: number | null;
}

/** Columns of `up_log_row`. */
interface UpGiven {
  readonly employee_id?: number | null;
  readonly turned_to_id?: number | null;
  readonly manager_into_id?: number | null;
  readonly time_up?: string | null;
  readonly up_type?: UpType | null;
  readonly customer_name?: string;
  readonly is_bdc_up?: boolean;
  readonly is_test_drive?: boolean;
  readonly is_write_up?: boolean;
  readonly sold?: UpSold | null;
}

interface GoalGiven {
  readonly employeeId?: number | null;
  readonly team?: TeamId | null;
  readonly total: number;
  readonly new?: number | null;
  readonly used?: number | null;
}

/** A store of one test's own, with one-line factories that write straight to its tables. */
export class TestStore {
  readonly services: Services;
  private nextNumber = 1001;
  private nextPerson = 1;

  private constructor(
    readonly url: string,
    readonly database: Database,
    readonly clock: TestClock,
    private readonly drop: () => Promise<void>,
  ) {
    const queue = new Queue(url, clock, createLog('error'));
    const publicUrl = 'https://sales.store.example';
    const heavyWork = new HeavyWork({ url, directUrl: url, timeZone: clock.timeZone });
    this.services = {
      database,
      clock,
      publicUrl,
      storeName: 'Riverside Motors',
      queue,
      heavyWork,
      folders: {},
    };
  }

  /** @param place a migrated database; by default a new one, for itself */
  static async open(clock = testClock(), place?: TestDatabase): Promise<TestStore> {
    const { url, drop } = place ?? (await createTestDatabase());
    return new TestStore(url, await Database.open(url, entities), clock, drop);
  }

  async close(): Promise<void> {
    await this.services.heavyWork?.stop();
    await this.services.queue.stop();
    await this.database.close();
    await this.drop();
  }

  /** Takes away what the factories made: quicker than opening another store for every test. */
  async clear(): Promise<void> {
    for (const table of [
      'deal',
      'to_do_days',
      'vacation_units',
      'working_days',
      'month_pot',
      'goal',
      'employee',
    ]) {
      await this.database.rows(`delete from ${table}`);
    }
  }

  /** Runs a statement that prepares much data, without the time limits of the product. */
  prepare(statement: string, values: unknown[] = []): Promise<unknown> {
    return onConnection(this.url, 'test', client => client.query(statement, values));
  }

  /** An active salesperson without a team, unless the fields differ. Returns the id. */
  async employee(given: EmployeeGiven = {}): Promise<number> {
    const person = this.nextPerson++;
    const { name = `Pat Person${person}`, email = `person${person}@store.example` } = given;
    const { id } = await this.insert<{ id: number }>('employee', {
      name,
      email,
      position: given.position ?? 0,
      team: given.team ?? null,
      is_active: given.isActive ?? true,
    });
    return id;
  }

  /** Returns the deal number. */
  async deal(given: DealGiven = {}): Promise<number> {
    const number = given.number ?? this.nextNumber++;
    await this.insert('deal', { added_date: this.clock.today(), ...given, number });
    return number;
  }

  /** Several in one statement, all of the same columns. Returns their numbers. */
  async deals(given: readonly DealGiven[]): Promise<number[]> {
    const rows = given.map(each => ({
      added_date: this.clock.today(),
      ...each,
      number: each.number ?? this.nextNumber++,
    }));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await this.prepare(
      `insert into deal (${columns}) select ${columns} from json_populate_recordset(null::deal, $1::json)`,
      [JSON.stringify(rows)],
    );
    return rows.map(({ number }) => number);
  }

  /** A deal delivered on that day and not dead: sold. */
  soldDeal(deliveryDate: Day, given: DealGiven = {}): Promise<number> {
    return this.deal({
      delivery_status: 'DEL',
      delivery_date: deliveryDate,
      added_date: deliveryDate,
      ...given,
    });
  }

  /** Vacation units of an employee in a month, `YYYY-MM`. */
  async vacation(employeeId: number, month: Month, units: number): Promise<void> {
    await this.insert('vacation_units', {
      employee_id: employeeId,
      month: firstOfMonth(month),
      unit_count: units,
    });
  }

  async workingDays(month: Month, completed: number, total: number): Promise<void> {
    await this.insert('working_days', { month: firstOfMonth(month), completed, total });
  }

  /** A goal of a month: of an employee, of a team, or of the store when neither is named. */
  async goal(month: Month, { employeeId, team, total, ...apart }: GoalGiven): Promise<void> {
    const whose = { employee_id: employeeId ?? null, team: team ?? null };
    await this.insert('goal', { month: firstOfMonth(month), ...whose, total, ...apart });
  }

  /** The pot of a month, in dollars. */
  async pot(month: Month, total: number): Promise<void> {
    await this.insert('month_pot', { month: firstOfMonth(month), total });
  }

  /** An up at the end of that day; columns of `up_log_row` that are not given are empty. Returns the id. */
  async up(day: Day, given: UpGiven = {}): Promise<number> {
    const log = await this.database.row<{ id: number }>(
      `insert into up_log (log_date) values ($1) on conflict (log_date) do update set log_date = $1 returning id`,
      [day],
    );
    const last = await this.database.row<{ place: number }>(
      'select coalesce(max(display_order), 0) as place from up_log_row where up_log_id = $1',
      [log?.id],
    );
    const place = { up_log_id: log?.id, display_order: (last?.place ?? 0) + 1 };
    return (await this.insert<{ id: number }>('up_log_row', { ...place, ...given })).id;
  }

  /** What a query is read with: nothing that the process has cached. */
  get reading(): ReadContext {
    return { database: this.database, versions: UNKNOWN_VERSIONS };
  }

  /** The context of a call by this employee. */
  async contextOf(employeeId: number): Promise<Context> {
    const viewer = await this.database.row<Viewer>(
      `select id as "employeeId", 0 as "sessionId", false as "isReadOnly", name, email, position, team from employee where id = $1`,
      [employeeId],
    );
    if (!viewer) throw new Error(`There is no employee ${employeeId}.`);
    return { ...this.services, ...this.reading, viewer, source: { door: 'screen' } };
  }

  /** The context of a call by a new person of that position. */
  async contextOfA(position: Position): Promise<Context> {
    return this.contextOf(await this.employee({ position }));
  }

  private async insert<Row extends object>(
    table: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row> {
    const columns = Object.keys(values);
    const places = columns.map((_, index) => `$${index + 1}`);
    const row = await this.database.row<Row>(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
      Object.values(values),
    );
    if (!row) throw new Error(`Nothing was inserted into ${table}.`);
    return row;
  }
}

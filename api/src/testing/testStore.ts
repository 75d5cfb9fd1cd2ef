import type { Context, ReadContext, Services } from '../platform/context.ts';
import { withConnection } from '../platform/database/connections/connection.ts';
import { Database } from '../platform/database/database.ts';
import { HeavyWork } from '../platform/heavyWork/heavyWork.ts';
import { createLog } from '../platform/log.ts';
import { Queue } from '../platform/queue/queue.ts';
import { UNKNOWN_VERSIONS } from '../platform/topics.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { type Day, firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../rules/deals/dealValues.ts';
import type { Position } from '../rules/people/positions.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import { entities } from '../wiring/entities.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

interface EmployeeFields {
  readonly name?: string;
  readonly email?: string;
  readonly position?: Position;
  readonly team?: TeamId | null;
  readonly isActive?: boolean;
}

/** Columns of `deal`. Omitted columns are blank, and an omitted number is the next free number. */
interface DealColumns {
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
interface UpColumns {
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

interface GoalFields {
  readonly employeeId?: number | null;
  readonly team?: TeamId | null;
  readonly total: number;
  readonly new?: number | null;
  readonly used?: number | null;
}

/** A separate store for one test, with functions that insert rows directly into its tables. */
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

  /** @param existing a migrated database; by default a new one for this store */
  static async open(clock = createTestClock(), existing?: TestDatabase): Promise<TestStore> {
    const { url, drop } = existing ?? (await createTestDatabase());
    return new TestStore(url, await Database.open(url, entities), clock, drop);
  }

  async close(): Promise<void> {
    await this.services.heavyWork?.stop();
    await this.services.queue.stop();
    await this.database.close();
    await this.drop();
  }

  /** Deletes the inserted rows. This is faster than a new store for every test. */
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
    return withConnection(this.url, 'test', client => client.query(statement, values));
  }

  /** Inserts an employee, by default an active salesperson without a team. Returns the ID. */
  async insertEmployee(fields: EmployeeFields = {}): Promise<number> {
    const person = this.nextPerson++;
    const { name = `Pat Person${person}`, email = `person${person}@store.example` } = fields;
    const { id } = await this.insert<{ id: number }>('employee', {
      name,
      email,
      position: fields.position ?? 0,
      team: fields.team ?? null,
      is_active: fields.isActive ?? true,
    });
    return id;
  }

  /** Inserts a deal. Returns the deal number. */
  async insertDeal(columns: DealColumns = {}): Promise<number> {
    const number = columns.number ?? this.nextNumber++;
    await this.insert('deal', { added_date: this.clock.today(), ...columns, number });
    return number;
  }

  /** Inserts several deals with the same columns in one statement. Returns their numbers. */
  async insertDeals(dealColumns: readonly DealColumns[]): Promise<number[]> {
    const rows = dealColumns.map(fields => ({
      added_date: this.clock.today(),
      ...fields,
      number: fields.number ?? this.nextNumber++,
    }));
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await this.prepare(
      `insert into deal (${columns}) select ${columns} from json_populate_recordset(null::deal, $1::json)`,
      [JSON.stringify(rows)],
    );
    return rows.map(({ number }) => number);
  }

  /** Inserts a sold deal: delivered on that day and not dead. */
  insertSoldDeal(deliveryDate: Day, columns: DealColumns = {}): Promise<number> {
    return this.insertDeal({
      delivery_status: 'DEL',
      delivery_date: deliveryDate,
      added_date: deliveryDate,
      ...columns,
    });
  }

  /** Inserts vacation units of an employee for a month (`YYYY-MM`). */
  async insertVacation(employeeId: number, month: Month, units: number): Promise<void> {
    await this.insert('vacation_units', {
      employee_id: employeeId,
      month: firstOfMonth(month),
      unit_count: units,
    });
  }

  async insertWorkingDays(month: Month, completed: number, total: number): Promise<void> {
    await this.insert('working_days', { month: firstOfMonth(month), completed, total });
  }

  /** Inserts a goal of a month for an employee, a team, or the store by default. */
  async insertGoal(month: Month, { employeeId, team, total, ...unitsByType }: GoalFields): Promise<void> {
    const owner = { employee_id: employeeId ?? null, team: team ?? null };
    await this.insert('goal', { month: firstOfMonth(month), ...owner, total, ...unitsByType });
  }

  /** Inserts the pot of a month, in dollars. */
  async insertPot(month: Month, total: number): Promise<void> {
    await this.insert('month_pot', { month: firstOfMonth(month), total });
  }

  /** Inserts an up at the end of that day. Omitted columns are empty. Returns the ID. */
  async insertUp(day: Day, columns: UpColumns = {}): Promise<number> {
    const log = await this.database.row<{ id: number }>(
      `insert into up_log (log_date) values ($1) on conflict (log_date) do update set log_date = $1 returning id`,
      [day],
    );
    const last = await this.database.row<{ lastOrder: number }>(
      'select coalesce(max(display_order), 0) as "lastOrder" from up_log_row where up_log_id = $1',
      [log?.id],
    );
    const orderColumns = { up_log_id: log?.id, display_order: (last?.lastOrder ?? 0) + 1 };
    return (await this.insert<{ id: number }>('up_log_row', { ...orderColumns, ...columns })).id;
  }

  /** The context of a read without cached data. */
  get readContext(): ReadContext {
    return { database: this.database, versions: UNKNOWN_VERSIONS };
  }

  /** Creates the context of a call by this employee. */
  async createContext(employeeId: number): Promise<Context> {
    const viewer = await this.database.row<Viewer>(
      `select id as "employeeId", 0 as "sessionId", false as "isReadOnly", name, email, position, team from employee where id = $1`,
      [employeeId],
    );
    if (!viewer) throw new Error(`There is no employee ${employeeId}.`);
    return { ...this.services, ...this.readContext, viewer, source: { channel: 'screen' } };
  }

  /** Creates the context of a call by a new employee of that position. */
  async createContextForPosition(position: Position): Promise<Context> {
    return this.createContext(await this.insertEmployee({ position }));
  }

  private async insert<Row extends object>(
    table: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row> {
    const columns = Object.keys(values);
    const placeholders = columns.map((_, index) => `$${index + 1}`);
    const row = await this.database.row<Row>(
      `insert into ${table} (${columns.join(', ')}) values (${placeholders.join(', ')}) returning *`,
      Object.values(values),
    );
    if (!row) throw new Error(`Nothing was inserted into ${table}.`);
    return row;
  }
}

/** Inserts an employee with an email address that is derived from the name, and therefore unique. */
export async function insertNamedEmployee(
  store: TestStore,
  name: string,
  fields: { readonly position?: Position; readonly isActive?: boolean } = {},
): Promise<{ id: number; email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@store.example`;
  return { id: await store.insertEmployee({ name, email, ...fields }), email };
}

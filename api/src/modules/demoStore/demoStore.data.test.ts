import { Database } from '../../platform/database/database.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../../rules/deals/dealValues.ts';
import { POSITIONS } from '../../rules/people/positions.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../rules/ups/upValues.ts';
import { TestStore } from '../../testing/testStore.ts';
import { seedDemoStore } from './demoStore.ts';

const TODAY: Day = '2026-06-17';
const MONTHS = 26;

describe('the demo store', () => {
  let store: TestStore;
  const queryRows = <Row extends object>(sql: string) => store.database.rows<Row>(sql);
  const listColumn = async <Value>(sql: string) =>
    (await queryRows<{ value: Value }>(`select ${sql}`)).map(row => row.value);
  const count = async (sql: string) => (await listColumn<number>(`count(*) as value from ${sql}`))[0] ?? 0;

  beforeAll(async () => {
    store = await TestStore.open();
    const database = await Database.openForStart(store.url, []);
    expect(await seedDemoStore(database, TODAY)).toBe(true);
    await database.close();
  });
  afterAll(() => store.close());

  test('has 30 employees, with at least one active employee in every position', async () => {
    expect(await count('employee')).toBe(30);
    const positions = await listColumn('distinct position as value from employee where is_active order by 1');
    expect(positions).toEqual(POSITIONS.map(({ id }) => id));
  });

  test('offers people on the sign-in page with first names that hint at their positions', async () => {
    const people = await listColumn<string>(
      `distinct on (position) position, name as value from employee where is_active order by position, id`,
    );
    expect(people.map(name => name.split(' ')[0])).toEqual([
      'Sam',
      'Mara',
      'Finn',
      'Max',
      'Olive',
      'Ada',
      'Bea',
    ]);
  });

  test('has a sales manager for each of the teams A, B and C, and the house in team HSE', async () => {
    const managerTeams = await listColumn(
      `t.name as value from employee e join team t on t.id = e.team where position = 1 order by 1`,
    );
    expect(managerTeams).toEqual(['A', 'B', 'C']);
    expect(await count(`employee where team = 5 and position = 0 and is_active and name = 'HSE'`)).toBe(1);
    expect(await count(`employee where team = 5 and position = 0 and is_active and name <> 'HSE'`)).toBe(1);
  });

  test('has about 120 deals in each of 25 months, and deals in the current month up to today', async () => {
    const months = await queryRows<{ month: string; deals: number }>(
      `select to_char(log_day, 'YYYY-MM') as month, count(*) as deals from deal where log_day <= '${TODAY}'
       group by 1 order by 1`,
    );
    expect(months).toHaveLength(MONTHS);
    expect(months[0]?.month).toBe('2024-05');
    expect(months.at(-1)?.month).toBe('2026-06');
    const completeMonths = months.slice(0, -1).map(({ deals }) => deals);
    expect(Math.min(...completeMonths)).toBeGreaterThan(80);
    expect(Math.max(...completeMonths)).toBeLessThan(160);
    const average = completeMonths.reduce((sum, deals) => sum + deals) / completeMonths.length;
    expect(average).toBeGreaterThan(110);
    expect(average).toBeLessThan(130);
  });

  test.each([
    ['car_type', [...CAR_TYPES, null]],
    ['deal_status', [...DEAL_STATUSES, null]],
    ['delivery_status', [...DELIVERY_STATUSES, null]],
    ['trade_status', [...TRADE_STATUSES, null]],
  ])('has deals with every %s, and deals with a blank value', async (name, values) => {
    expect(new Set(await listColumn(`distinct ${name} as value from deal`))).toEqual(new Set(values));
  });

  test('splits about 15 percent of the deals', async () => {
    const splits = (await count('deal where is_split')) / (await count('deal'));
    expect(splits).toBeGreaterThan(0.12);
    expect(splits).toBeLessThan(0.18);
  });

  test.each([
    ['died after delivery', `deal_status = 'DEAD' and delivery_status = 'DEL' and delivery_date is not null`],
    ['sold without a salesperson', 'is_sold and closer_id is null and additional_id is null'],
    ['sold by an additional salesperson only', 'is_sold and closer_id is null and additional_id is not null'],
    ['without a delivery date', 'delivery_date is null'],
    ['planned for the next days', `delivery_date > '${TODAY}' and not is_sold`],
    ['sold at a loss', 'is_sold and front_gross < 0'],
    [
      'delivered this month with gross missing',
      `is_sold and front_gross is null and log_day >= '2026-06-01'`,
    ],
    ['of an unclassified car that is sold', 'is_sold and car_type is null'],
    ['of a salesperson who has left', 'closer_id in (select id from employee where not is_active)'],
  ])('has deals %s', async (_, condition) => {
    expect(await count(`deal where ${condition}`)).toBeGreaterThan(0);
  });

  test('has realistic gross, and almost all deals of last year are confirmed', async () => {
    expect(await count('deal where front_gross not between -500 and 4500')).toBe(0);
    expect(await count('deal where back_gross not between 0 and 3000')).toBe(0);
    expect(await count('deal where is_confirmed and not is_updated')).toBe(0);
    const lastYearDeals = `deal where is_sold and delivery_date < '2026-01-01'`;
    expect(await count(`${lastYearDeals} and front_gross is null`)).toBe(0);
    expect(await count(`${lastYearDeals} and is_confirmed`)).toBeGreaterThan(
      0.9 * (await count(lastYearDeals)),
    );
  });

  test('freezes the team of every salesperson on a sold deal, and no team on a deal that was never delivered', async () => {
    expect(await count('deal where is_sold and (closer_id is null) <> (closer_team_final is null)')).toBe(0);
    expect(
      await count('deal where is_sold and (additional_id is null) <> (additional_team_final is null)'),
    ).toBe(0);
    expect(
      await count(
        `deal where delivery_status is distinct from 'DEL'
         and (closer_team_final is not null or additional_team_final is not null)`,
      ),
    ).toBe(0);
  });

  test('credits the deals of a transferred salesperson to the team at the time of the deal', async () => {
    const teams = await listColumn(
      `distinct case when delivery_date < '2025-11-01' then 'before' else 'since' end || ' ' || t.name as value
       from deal d join employee e on e.id = d.closer_id join team t on t.id = d.closer_team_final
       where e.name = 'Kofi Mensah' order by 1`,
    );
    expect(teams).toEqual(['before A', 'since B']);
  });

  test('has a history of every deal that matches its current values', async () => {
    const mismatches = await count(
      `deal d where not exists (
         select from deal_change c where c.deal_id = d.id and c.deal_number = d.number and c.action = 'record'
         and c.field = 'customerName' and c.from_value is null and c.to_value = d.customer_name)
       or exists (select from deal_change c where c.deal_id = d.id and c.field = 'frontGross')
         <> (d.front_gross is not null)
       or exists (select from deal_change c where c.deal_id = d.id and c.field = 'isConfirmed'
         and c.from_value = 'false' and c.to_value = 'true') <> d.is_confirmed`,
    );
    expect(mismatches).toBe(0);
    expect(await count('deal_change where to_value is null')).toBe(0);
  });

  test('has an up log of 8 to 20 ups for each day from the day of the first deal', async () => {
    const logs = await queryRows<{ day: Day; ups: number; last: number }>(
      `select log_date as day, count(*) as ups, max(display_order) as last
       from up_log l join up_log_row r on r.up_log_id = l.id group by 1 order by 1`,
    );
    // Up logs for May to December 2024, the year 2025, and 2026 until June 17.
    expect(logs).toHaveLength(245 + 365 + 168);
    expect([logs[0]?.day, logs.at(-1)?.day]).toEqual(['2024-05-01', TODAY]);
    for (const { ups, last } of logs) {
      expect(last).toBe(ups);
      expect(ups).toBeGreaterThanOrEqual(8);
      expect(ups).toBeLessThanOrEqual(20);
    }
  });

  test.each([
    ['up_type', [...UP_TYPES, null]],
    ['sold', [...UP_SOLD_VALUES, null]],
  ])('has ups with every %s, and ups with a blank value', async (name, values) => {
    expect(new Set(await listColumn(`distinct ${name} as value from up_log_row`))).toEqual(new Set(values));
  });

  test('has ups that were turned over to another salesperson, and ups with a manager', async () => {
    expect(await count('up_log_row where turned_to_id is not null')).toBeGreaterThan(0);
    expect(await count('up_log_row where manager_into_id is not null')).toBeGreaterThan(0);
    expect(await count('up_log_row where turned_to_id = employee_id')).toBe(0);
  });

  test('links many sold ups to a later deal of the same salesperson, and many be-backs to an earlier visit', async () => {
    const linked = 'up_link k join up_log_row u on u.id = k.up_id join up_log l on l.id = u.up_log_id';
    const deals = `${linked} join deal d on d.id = k.deal_id`;
    const sold = await count("up_log_row where sold = 'Yes'");
    expect(await count(deals)).toBeGreaterThan(sold / 5);
    expect(await count(deals)).toBeLessThan(sold);
    expect(
      await count(`${deals} where d.closer_id <> u.employee_id or d.log_day < l.log_date or not d.is_sold`),
    ).toBe(0);
    const visits = `${linked} join up_log_row b on b.id = k.before_id join up_log before on before.id = b.up_log_id`;
    expect(await count(visits)).toBeGreaterThan((await count("up_log_row where up_type = 'B-Back'")) / 5);
    expect(
      await count(`${visits} where before.log_date >= l.log_date or b.customer_name <> u.customer_name`),
    ).toBe(0);
  });

  test('has working days from Monday to Saturday, a pot and vacation units for each month', async () => {
    // June 2026 has 26 working days. Wednesday, June 17 is the 15th.
    expect(await queryRows(`select completed, total from working_days where month = '2026-06-01'`)).toEqual([
      { completed: 15, total: 26 },
    ]);
    expect(await count(`working_days where completed = total and month < '2026-06-01'`)).toBe(MONTHS - 1);
    expect(await count('month_pot where total > 0')).toBe(MONTHS);
    expect(await listColumn('count(distinct month) as value from vacation_units')).toEqual([MONTHS]);
  });

  test('has two pending invites and one accepted invite', async () => {
    const at = `timestamptz '2026-06-17T15:00:00Z'`;
    expect(await count(`invite where accepted_at is null and ${at} between created_at and expires_at`)).toBe(
      2,
    );
    expect(await count('invite i join employee e on e.id = i.accepted_by and e.email = i.email')).toBe(1);
    expect(await count('invite')).toBe(3);
  });
});

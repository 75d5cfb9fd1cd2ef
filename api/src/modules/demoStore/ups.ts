import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Day } from '../../rules/calendar/calendar.ts';
import { MANAGER, SALESPERSON } from '../../rules/people/positions.ts';
import type { UpSold, UpType } from '../../rules/ups/upValues.ts';
import type { InsertRow } from './bulkInsert.ts';
import { createCustomerName } from './carsAndCustomers.ts';
import { type DemoEmployee, isSellingOn } from './people.ts';
import { Random } from './random.ts';
import { listStoreDays } from './storeCalendar.ts';

const MIN_UPS_PER_DAY = 8;
const MAX_UPS_PER_DAY = 20;
const OPENING_MINUTE = 9 * 60;
const CLOSING_MINUTE = 19 * 60 + 45;

const WEIGHTED_UP_TYPES: readonly (readonly [weight: number, UpType | null])[] = [
  [38, 'Fresh Up'],
  [16, 'Appointment'],
  [8, 'Service Cust'],
  [9, 'B-Back'],
  [3, 'Timed Out'],
  [4, 'On Turn'],
  [6, 'With Customer'],
  [4, 'Buy Bid'],
  [4, 'Chase'],
  [6, 'BDC Spin'],
  [2, null],
];

const WEIGHTED_OUTCOMES: readonly (readonly [weight: number, UpSold | null])[] = [
  [55, 'No'],
  [20, 'Yes'],
  [6, 'OAC'],
  [4, 'ORD'],
  [15, null],
];

const UP_NOTES = [
  'Coming back Saturday with spouse',
  'Payment too high, wants 72 months',
  'Looking for a white one',
  'Trade is upside down',
  'Left number, call after 5',
  'Just looking',
  'Wants the service loaner',
  'Sent quote by text',
];

/** Lists the days with an up log, ending with today. */
export const listUpLogDays = (today: Day): Day[] => listStoreDays(today).filter(day => day <= today);

/** Creates the ups of these days as rows of `up_log_row`, in the order of arrival. */
export function createDemoUps(
  people: readonly DemoEmployee[],
  logs: readonly { readonly id: number; readonly day: Day }[],
): InsertRow[] {
  const random = new Random('ups');
  return logs.flatMap(({ id, day }) => {
    const times = createArrivalTimes(random);
    return times.map((time, index) => ({
      up_log_id: id,
      display_order: index + 1,
      time_up: random.chance(0.98) ? time : null,
      created_at: `${day}T13:00:00Z`,
      ...createUp(people, day, random),
    }));
  });
}

function createUp(people: readonly DemoEmployee[], day: Day, random: Random) {
  const salespeople = people.filter(person => person.position === SALESPERSON && isSellingOn(person, day));
  const managers = people.filter(person => person.position > SALESPERSON && person.position <= MANAGER);
  const salesperson = random.pick(salespeople);
  const type = random.pickWeighted(WEIGHTED_UP_TYPES, ([weight]) => weight)[1];
  const sold = random.pickWeighted(WEIGHTED_OUTCOMES, ([weight]) => weight)[1];
  const isBuying = sold !== null && sold !== 'No';
  const isWriteUp = isBuying || random.chance(0.25);
  return {
    employee_id: random.chance(0.97) ? salesperson.id : null,
    turned_to_id: random.chance(0.15)
      ? random.pick(salespeople.filter(person => person !== salesperson)).id
      : null,
    manager_into_id: isWriteUp || random.chance(0.3) ? random.pick(managers).id : null,
    up_type: type,
    customer_name: random.chance(0.94) ? createCustomerName(random) : '',
    notes: random.chance(0.25) ? random.pick(UP_NOTES) : '',
    is_bdc_up: type === 'BDC Spin' || (type === 'Appointment' && random.chance(0.6)),
    is_test_drive: isBuying || random.chance(0.35),
    is_write_up: isWriteUp,
    sold,
  };
}

/** Creates arrival times as HH:mm, earliest first. */
function createArrivalTimes(random: Random): string[] {
  const count = random.between(MIN_UPS_PER_DAY, MAX_UPS_PER_DAY);
  return Array.from({ length: count }, () => random.between(OPENING_MINUTE, CLOSING_MINUTE))
    .sort((a, b) => a - b)
    .map(minutes => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Builds the SQL that numbers a person's ups or deals within a week or month. */
const rankSql = (person: string, period: string, day: string, id: string) =>
  `row_number() over (partition by ${person}, date_trunc('${period}', ${day}) order by ${day}, ${id}) as place`;

const UPS_SQL = 'up_log_row u join up_log l on l.id = u.up_log_id';

/**
 * Links many sold ups to a deal that the same salesperson sold later in the same week. Links many be-backs to
 * an earlier up of the same month. Linked rows get the same customer name.
 */
export async function linkUps(em: SqlEntityManager): Promise<void> {
  await em.execute(`
    with sold as (
      select u.id, employee_id, log_date as day, ${rankSql('employee_id', 'week', 'log_date', 'u.id')}
      from ${UPS_SQL} where sold = 'Yes'),
    sales as (
      select id, closer_id, log_day as day, customer_name, ${rankSql('closer_id', 'week', 'log_day', 'id')}
      from deal where is_sold),
    pairs as (
      select sold.id as up_id, sales.id as deal_id, customer_name from sold join sales
        on closer_id = employee_id and sales.place = sold.place
        and date_trunc('week', sales.day) = date_trunc('week', sold.day) and sales.day >= sold.day),
    linked as (insert into up_link (up_id, deal_id) select up_id, deal_id from pairs)
    update up_log_row u set customer_name = pairs.customer_name from pairs where u.id = pairs.up_id`);
  await em.execute(`
    with back as (
      select u.id, employee_id, log_date as day, customer_name, ${rankSql('employee_id', 'month', 'log_date', 'u.id')}
      from ${UPS_SQL} where up_type = 'B-Back' and customer_name <> ''),
    first as (
      select u.id, employee_id, log_date as day, ${rankSql('employee_id', 'month', 'log_date', 'u.id')}
      from ${UPS_SQL} where up_type = 'Fresh Up' and sold is distinct from 'Yes'),
    pairs as (
      select back.id as up_id, first.id as before_id, customer_name from back join first
        on first.employee_id = back.employee_id and first.place = back.place
        and date_trunc('month', first.day) = date_trunc('month', back.day) and first.day < back.day),
    linked as (
      insert into up_link (up_id, before_id) select up_id, before_id from pairs
      on conflict (up_id) do update set before_id = excluded.before_id)
    update up_log_row u set customer_name = pairs.customer_name from pairs where u.id = pairs.before_id`);
}

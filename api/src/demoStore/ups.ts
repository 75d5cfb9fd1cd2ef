import type { Day } from '../rules/calendar/calendar.ts';
import { MANAGER, SALESPERSON } from '../rules/people/positions.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import type { TableRow } from './bulkInsert.ts';
import { customerName } from './customers.ts';
import { type Colleague, sellsOn } from './people.ts';
import { Random } from './random.ts';
import { storeDays } from './span.ts';

const FEWEST_A_DAY = 8;
const MOST_A_DAY = 20;
const OPENS_AT = 9 * 60;
const CLOSES_AT = 19 * 60 + 45;

const TYPES: readonly (readonly [weight: number, UpType | null])[] = [
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

const OUTCOMES: readonly (readonly [weight: number, UpSold | null])[] = [
  [55, 'No'],
  [20, 'Yes'],
  [6, 'OAC'],
  [4, 'ORD'],
  [15, null],
];

const NOTES = [
  'Coming back Saturday with spouse',
  'Payment too high, wants 72 months',
  'Looking for a white one',
  'Trade is upside down',
  'Left number, call after 5',
  'Just looking',
  'Wants the service loaner',
  'Sent quote by text',
];

/** The days that have an up log, as long as the store has deals; today's last. */
export const upLogDays = (today: Day): Day[] => storeDays(today).filter(day => day <= today);

/** The ups of those days as rows of `up_log_row`, in the order in which people came in. */
export function demoUps(
  people: readonly Colleague[],
  logs: readonly { readonly id: number; readonly day: Day }[],
): TableRow[] {
  const random = new Random('ups');
  return logs.flatMap(({ id, day }) => {
    const times = arrivals(random);
    return times.map((time, index) => ({
      up_log_id: id,
      display_order: index + 1,
      time_up: random.chance(0.98) ? time : null,
      created_at: `${day}T13:00:00Z`,
      ...upOf(people, day, random),
    }));
  });
}

function upOf(people: readonly Colleague[], day: Day, random: Random) {
  const floor = people.filter(person => person.position === SALESPERSON && sellsOn(person, day));
  const managers = people.filter(person => person.position > SALESPERSON && person.position <= MANAGER);
  const taker = random.pick(floor);
  const type = random.pickBy(TYPES, ([weight]) => weight)[1];
  const sold = random.pickBy(OUTCOMES, ([weight]) => weight)[1];
  const isServed = sold !== null && sold !== 'No';
  const isWriteUp = isServed || random.chance(0.25);
  return {
    employee_id: random.chance(0.97) ? taker.id : null,
    turned_to_id: random.chance(0.15) ? random.pick(floor.filter(person => person !== taker)).id : null,
    manager_into_id: isWriteUp || random.chance(0.3) ? random.pick(managers).id : null,
    up_type: type,
    customer_name: random.chance(0.94) ? customerName(random) : '',
    notes: random.chance(0.25) ? random.pick(NOTES) : '',
    is_bdc_up: type === 'BDC Spin' || (type === 'Appointment' && random.chance(0.6)),
    is_test_drive: isServed || random.chance(0.35),
    is_write_up: isWriteUp,
    sold,
  };
}

/** When people came in, HH:mm, the earliest first. */
function arrivals(random: Random): string[] {
  const count = random.between(FEWEST_A_DAY, MOST_A_DAY);
  return Array.from({ length: count }, () => random.between(OPENS_AT, CLOSES_AT))
    .sort((a, b) => a - b)
    .map(minutes => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

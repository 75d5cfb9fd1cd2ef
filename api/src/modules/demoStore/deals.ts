import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { formatHistoryValue } from '../../platform/rest/entityFields.ts';
import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import { isSold, type SaleFacts } from '../../rules/deals/deal.ts';
import type { DealStatus, DeliveryStatus } from '../../rules/deals/dealValues.ts';
import { type FinalTeams, finalTeams } from '../../rules/deals/finalTeam.ts';
import { dealFields } from '../deals/deal.fields.ts';
import { EMPTY_DEAL } from '../deals/deal.history.ts';
import type { InsertRow } from './bulkInsert.ts';
import { createCar, createCustomerName } from './carsAndCustomers.ts';
import { type DealEmployees, pickDealEmployees } from './dealEmployees.ts';
import { createGross } from './dealGross.ts';
import { getDealStage, pickCarType, pickStatuses, pickTradeStatus } from './dealStatuses.ts';
import { type DemoEmployee, getTeamOnDay } from './people.ts';
import { Random } from './random.ts';
import { createDeliveryDays } from './storeCalendar.ts';

const FIRST_NUMBER = 41_001;
const MAX_DAYS_TO_DELIVERY = 9;

/** Creates all deals of the store as rows of `deal`, numbered in the order of their added dates. */
export function createDemoDeals(people: readonly DemoEmployee[], today: Day): InsertRow[] {
  const random = new Random('deals');
  return createDeliveryDays(today, random)
    .map(day => createDeal(day, today, people, random))
    .sort((a, b) => (a.added_date < b.added_date ? -1 : Number(a.added_date > b.added_date)))
    .map((deal, index) => ({ number: FIRST_NUMBER + index, ...deal }));
}

/**
 * Creates one deal.
 * @param day the day on which the car was delivered, is planned to be delivered, or was to be delivered
 * before the deal died
 */
function createDeal(day: Day, today: Day, people: readonly DemoEmployee[], random: Random) {
  const stage = getDealStage(day, today);
  const { dealStatus, deliveryStatus, isScheduled } = pickStatuses(stage, random);
  const sale: SaleFacts = { dealStatus, deliveryStatus, deliveryDate: isScheduled ? day : null };
  const added = pickAddedDay(sale, day, today, random);
  const employees = pickDealEmployees(people, added, random);
  const teams = getFrozenTeams(sale, employees, day, people);
  const type = pickCarType(random);
  const car = createCar(type, day, random);
  const gross = createGross(type, wasSold(sale) ? stage : 'ahead', random);
  return {
    sales_manager_id: employees.salesManagerId,
    fin_manager_id: employees.finManagerId,
    closer_id: employees.closerId,
    closer_team_final: teams.closer,
    additional_id: employees.additionalId,
    additional_team_final: teams.additional,
    customer_name: createCustomerName(random),
    car_info: car.carInfo,
    stock_num: car.stockNum,
    notes: createDealNotes(sale, random),
    car_type: type,
    deal_status: dealStatus,
    trade_status: pickTradeStatus(random),
    delivery_status: deliveryStatus,
    delivery_date: sale.deliveryDate,
    added_date: added,
    front_gross: gross.frontGross,
    back_gross: gross.backGross,
    is_updated: gross.isUpdated,
    is_confirmed: gross.isConfirmed,
    created_at: `${added}T13:00:00Z`,
  };
}

/**
 * Picks the day on which the deal was added. This day is never after today. Half of the deals are added on
 * the delivery day. The remaining deals are added up to nine days before the delivery day.
 */
function pickAddedDay({ deliveryDate }: SaleFacts, day: Day, today: Day, random: Random): Day {
  const isSameDay = deliveryDate === null || random.chance(0.5);
  const added = isSameDay ? day : addDays(day, -random.between(1, MAX_DAYS_TO_DELIVERY));
  return added < today ? added : today;
}

/** Checks whether the deal was ever sold. A deal that died after its delivery was sold before. */
const wasSold = (sale: SaleFacts) => isSold({ ...sale, dealStatus: null });

/**
 * Returns the teams that were frozen at the delivery. The teams stay frozen when the deal dies later
 * (rules.md, Final team).
 */
function getFrozenTeams(
  sale: SaleFacts,
  employees: DealEmployees,
  day: Day,
  people: readonly DemoEmployee[],
): FinalTeams {
  const teamAtDelivery = (employeeId: number) => {
    const person = people.find(each => each.id === employeeId);
    return person ? getTeamOnDay(person, day) : null;
  };
  return finalTeams(null, { ...employees, ...sale, dealStatus: null }, teamAtDelivery);
}

const GENERAL_NOTES = [
  'We owe: floor mats',
  'We owe: second key',
  'We owe: tint, front windows',
  'Plate transfer',
  'Repeat customer',
  'Referred by service',
  'Out of state, temp tag',
  'Cash deal',
  'Lease return',
  'Waiting on title for trade',
];
const DEAD_DEAL_NOTES = [
  'Customer backed out',
  'Bought elsewhere',
  'Unwound: bank pulled the approval',
  'Spouse said no',
];
const APPROVAL_NOTES = [
  'Stips: proof of income',
  'Declined at two banks, trying credit union',
  'Needs a cosigner',
];

interface DealNoteFacts {
  readonly dealStatus: DealStatus | null;
  readonly deliveryStatus: DeliveryStatus | null;
}

/**
 * Creates the notes of a deal. A dead deal always has the reason as its note; other deals have a note only
 * sometimes.
 */
export function createDealNotes({ dealStatus, deliveryStatus }: DealNoteFacts, random: Random): string {
  if (dealStatus === 'DEAD') return random.pick(DEAD_DEAL_NOTES);
  if (deliveryStatus === 'OAC') return random.pick(APPROVAL_NOTES);
  return random.chance(0.2) ? random.pick(GENERAL_NOTES) : '';
}

/**
 * The field values of each deal as SQL rows: position, name, value before the creation, and current value.
 */
const fieldRowsSql = Object.entries(dealFields).map(([name, field], index) => {
  const before = formatHistoryValue(field, EMPTY_DEAL[name as keyof typeof dealFields]);
  const from = before === null ? 'null' : `'${before}'`;
  return `(${index}, '${name}', ${from}, nullif(d.${field.column}::text, ''))`;
});

/**
 * Writes the history of all deals, as if each deal had been created on its added day with its current values.
 * Each field with a value gets a row.
 * @param recorderId the employee who entered the deals
 */
export async function insertDealHistory(em: SqlEntityManager, recorderId: number): Promise<void> {
  await em.execute(
    `insert into deal_change
       (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door)
     select d.id, d.number, d.version, 'record', ?, d.created_at, f.field, f.before, f.value, 'screen'
     from deal d cross join lateral (values ${fieldRowsSql.join(', ')}) as f(place, field, before, value)
     where f.value is distinct from f.before
     order by d.id, f.place`,
    [recorderId],
  );
}

import { addDays, type Day } from '../rules/calendar/calendar.ts';
import { isSold, type SaleFacts } from '../rules/deals/deal.ts';
import { type FinalTeams, finalTeams } from '../rules/deals/finalTeam.ts';
import type { InsertRow } from './bulkInsert.ts';
import { createCar } from './cars.ts';
import { type DealEmployees, pickDealEmployees } from './crew.ts';
import { createCustomerName } from './customers.ts';
import { createGross } from './dealGross.ts';
import { createDealNotes } from './dealNotes.ts';
import { type DemoEmployee, teamOn } from './people.ts';
import { Random } from './random.ts';
import { getDealStage } from './stage.ts';
import { pickCarType, pickStatuses, pickTradeStatus } from './statuses.ts';
import { createDeliveryDays } from './traffic.ts';

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
 * @param day the delivery day: done, planned or abandoned
 */
function createDeal(day: Day, today: Day, people: readonly DemoEmployee[], random: Random) {
  const stage = getDealStage(day, today);
  const { dealStatus, deliveryStatus, isScheduled } = pickStatuses(stage, random);
  const sale: SaleFacts = { dealStatus, deliveryStatus, deliveryDate: isScheduled ? day : null };
  const added = pickAddedDay(sale, day, today, random);
  const crew = pickDealEmployees(people, added, random);
  const teams = getFrozenTeams(sale, crew, day, people);
  const type = pickCarType(random);
  const car = createCar(type, day, random);
  const gross = createGross(type, wasSold(sale) ? stage : 'ahead', random);
  return {
    sales_manager_id: crew.salesManagerId,
    fin_manager_id: crew.finManagerId,
    closer_id: crew.closerId,
    closer_team_final: teams.closer,
    additional_id: crew.additionalId,
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
 * Picks the day on which the deal was added. Half of the deals are added on the delivery day, the others up
 * to nine days before it, and none after today.
 */
function pickAddedDay({ deliveryDate }: SaleFacts, day: Day, today: Day, random: Random): Day {
  const isSameDay = deliveryDate === null || random.chance(0.5);
  const added = isSameDay ? day : addDays(day, -random.between(1, MAX_DAYS_TO_DELIVERY));
  return added < today ? added : today;
}

/** Checks whether the deal was ever sold. A deal that died after its delivery was sold before. */
const wasSold = (sale: SaleFacts) => isSold({ ...sale, dealStatus: null });

/**
 * Returns the teams that the delivery froze. They stay frozen when the deal dies later (rules.md, Final
 * team).
 */
function getFrozenTeams(sale: SaleFacts, crew: DealEmployees, day: Day, people: readonly DemoEmployee[]): FinalTeams {
  const teamAtDelivery = (employeeId: number) => {
    const person = people.find(each => each.id === employeeId);
    return person ? teamOn(person, day) : null;
  };
  return finalTeams(null, { ...crew, ...sale, dealStatus: null }, teamAtDelivery);
}

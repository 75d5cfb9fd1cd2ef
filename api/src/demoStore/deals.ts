import { addDays, type Day } from '../rules/calendar/calendar.ts';
import { isSold, type SaleFacts } from '../rules/deals/deal.ts';
import { type FinalTeams, finalTeams } from '../rules/deals/finalTeam.ts';
import type { TableRow } from './bulkInsert.ts';
import { carOf } from './cars.ts';
import { type Crew, crewOf } from './crew.ts';
import { customerName } from './customers.ts';
import { grossOf } from './dealGross.ts';
import { dealNotes } from './dealNotes.ts';
import { type Colleague, teamOn } from './people.ts';
import { Random } from './random.ts';
import { stageOf } from './stage.ts';
import { carType, standingOf, tradeStatus } from './statuses.ts';
import { deliveryDays } from './traffic.ts';

const FIRST_NUMBER = 41_001;
const LONGEST_WAIT_DAYS = 9;

/** All deals of the store as rows of `deal`, numbered in the order in which they were added. */
export function demoDeals(people: readonly Colleague[], today: Day): TableRow[] {
  const random = new Random('deals');
  return deliveryDays(today, random)
    .map(day => dealFor(day, today, people, random))
    .sort((a, b) => (a.added_date < b.added_date ? -1 : Number(a.added_date > b.added_date)))
    .map((deal, index) => ({ number: FIRST_NUMBER + index, ...deal }));
}

/** @param day of the delivery, done, planned, or given up */
function dealFor(day: Day, today: Day, people: readonly Colleague[], random: Random) {
  const stage = stageOf(day, today);
  const { dealStatus, deliveryStatus, isScheduled } = standingOf(stage, random);
  const sale: SaleFacts = { dealStatus, deliveryStatus, deliveryDate: isScheduled ? day : null };
  const added = addedDay(sale, day, today, random);
  const crew = crewOf(people, added, random);
  const teams = frozenTeams(sale, crew, day, people);
  const type = carType(random);
  const car = carOf(type, day, random);
  const gross = grossOf(type, wasSold(sale) ? stage : 'ahead', random);
  return {
    sales_manager_id: crew.salesManagerId,
    fin_manager_id: crew.finManagerId,
    closer_id: crew.closerId,
    closer_team_final: teams.closer,
    additional_id: crew.additionalId,
    additional_team_final: teams.additional,
    customer_name: customerName(random),
    car_info: car.carInfo,
    stock_num: car.stockNum,
    notes: dealNotes(sale, random),
    car_type: type,
    deal_status: dealStatus,
    trade_status: tradeStatus(random),
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

/** Half of the cars go home on the day, the others within days; nothing is added after today. */
function addedDay({ deliveryDate }: SaleFacts, day: Day, today: Day, random: Random): Day {
  const isSameDay = deliveryDate === null || random.chance(0.5);
  const added = isSameDay ? day : addDays(day, -random.between(1, LONGEST_WAIT_DAYS));
  return added < today ? added : today;
}

/** Sold at some time: a deal that died after its delivery was. */
const wasSold = (sale: SaleFacts) => isSold({ ...sale, dealStatus: null });

/** The teams as the delivery froze them; a later death does not thaw them (rules.md, Final team). */
function frozenTeams(sale: SaleFacts, crew: Crew, day: Day, people: readonly Colleague[]): FinalTeams {
  const teamThen = (employeeId: number) => {
    const person = people.find(each => each.id === employeeId);
    return person ? teamOn(person, day) : null;
  };
  return finalTeams(null, { ...crew, ...sale, dealStatus: null }, teamThen);
}

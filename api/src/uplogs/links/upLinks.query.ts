import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../platform/context.ts';
import type { Reader } from '../../database/reader.ts';
import { type DealView, dealByNumber, peopleOfDeals } from '../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../deals/deal.row.ts';
import { notFound } from '../../platform/errors.ts';
import { addDays, type Day } from '../../rules/calendar/calendar.ts';
import { toNameKey } from '../../rules/import/nameMatching.ts';
import { matchSimilarName } from '../../rules/ups/similarNames.ts';
import {
  EARLIER_VISIT_DAYS,
  OPEN_ITEM_DAYS,
  DEAL_SEARCH_DAYS,
  findLikelyDeal,
  type SimilarDeal,
  MAX_OFFERED_DEALS,
  MAX_OFFERED_VISITS,
  type CustomerJourneyFigures,
  getCustomerJourneyFigures,
} from '../../rules/ups/visits.ts';
import type { LoggedUpRow } from '../up.row.ts';
import { type LoggedUpView, loggedUpsOf, upViews } from '../upStats.query.ts';

/** An up with what it is linked to. */
export interface UpLinksView {
  readonly up: LoggedUpView;
  /** Null too while the deal is deleted. */
  readonly deal: DealView | null;
  readonly visitBefore: LoggedUpView | null;
}

interface LinkKeys {
  readonly upId: number;
  readonly beforeId: number | null;
  readonly dealNumber: number | null;
}

const LINK_KEYS = sql`u.id as "upId", k.before_id as "beforeId", deal.number as "dealNumber"
  from up_log_row u join up_log l on l.id = u.up_log_id
    left join up_link k on k.up_id = u.id left join deal on deal.id = k.deal_id`;

/** The ups of a day that are linked to anything, in the order of the log. */
export const linksOfDay = (reading: ReadContext, day: Day): Promise<UpLinksView[]> =>
  linksWhere(
    reading,
    sql`l.log_date = ${day} and (deal.id is not null or k.before_id is not null) order by u.display_order`,
  );

/** @throws NOT_FOUND */
export async function linksOf(reading: ReadContext, upId: number): Promise<UpLinksView> {
  const [links] = await linksWhere(reading, sql`u.id = ${upId}`);
  if (!links) throw notFound('There is no such up.');
  return links;
}

async function linksWhere(reading: ReadContext, condition: Sql): Promise<UpLinksView[]> {
  const keys = await reading.database.rows<LinkKeys>(sql`select ${LINK_KEYS} where ${condition}`);
  const upIds = keys.flatMap(({ upId, beforeId }) => (beforeId === null ? [upId] : [upId, beforeId]));
  const [ups, deals] = await reading.database.together(reader =>
    Promise.all([
      loggedUpsOf(reader, upIds),
      dealsOf(
        reader,
        keys.flatMap(({ dealNumber }) => dealNumber ?? []),
      ),
    ]),
  );
  const up = byKey(await upViews(reading, ups), ({ row }) => row.id);
  const deal = byKey(await dealViews(reading, deals), ({ row }) => row.number);
  // What was deleted between the two reads is linked no more.
  return keys.flatMap(({ upId, beforeId, dealNumber }) => {
    const linked = up.get(upId);
    if (!linked) return [];
    return [{ up: linked, deal: deal.get(dealNumber) ?? null, visitBefore: up.get(beforeId) ?? null }];
  });
}

const byKey = <View>(views: readonly View[], keyOf: (view: View) => number): Map<number | null, View> =>
  new Map(views.map(view => [keyOf(view), view]));

async function dealViews(reading: ReadContext, rows: readonly DealRow[]): Promise<DealView[]> {
  const people = await peopleOfDeals(reading, rows);
  return rows.map(row => ({ row, people }));
}

const dealsOf = (reader: Reader, numbers: readonly number[]): Promise<DealRow[]> =>
  reader.rows<DealRow>(sql`select ${DEAL_COLUMNS} from deal where number = any(${numbers}::integer[])`);

/** More than any store has in the days that are looked at: so many names are compared at most. */
const MOST_COMPARED = 5_000;

/** @throws NOT_FOUND */
async function upAt(reading: ReadContext, upId: number): Promise<LoggedUpRow> {
  const [up] = await loggedUpsOf(reading.database, [upId]);
  if (!up) throw notFound('There is no such up.');
  return up;
}

/** The earlier ups that an up may be a return of, by the customer's name as it is typed; the latest first (rules.md, Up log). */
export async function visitsOffered(
  reading: ReadContext,
  { upId, name }: { readonly upId: number; readonly name: string },
): Promise<LoggedUpView[]> {
  const { logDate } = await upAt(reading, upId);
  const earlier = await reading.database.rows<{ id: number; name: string }>(sql`
    select u.id, u.customer_name as name from up_log_row u join up_log l on l.id = u.up_log_id
    where l.log_date between ${addDays(logDate, -EARLIER_VISIT_DAYS)} and ${logDate}
      and (l.log_date < ${logDate} or u.id < ${upId}) and u.customer_name <> ''
      and not exists (select from up_link k where k.before_id = u.id and k.up_id <> ${upId})
    order by l.log_date desc, u.id desc limit ${MOST_COMPARED}`);
  const isLike = matchSimilarName(name);
  const ids: number[] = [];
  for (const visit of earlier) {
    if (ids.length === MAX_OFFERED_VISITS) break;
    if (isLike(visit.name)) ids.push(visit.id);
  }
  return upViews(reading, await loggedUpsOf(reading.database, ids));
}

interface NearDeal extends Omit<SimilarDeal, 'isSameName'> {
  readonly customer: string;
}

/** The deals of the days around an up, those with a like customer apart; of the others those of its salespeople. */
async function findNearDeals(reading: ReadContext, up: LoggedUpRow) {
  const { logDate, customerName, employeeId, turnedToId } = up;
  const around = await reading.database.rows<NearDeal>(sql`
    select number, log_day as "logDate", customer_name as customer,
      coalesce(closer_id in (${employeeId}, ${turnedToId}) or additional_id in (${employeeId}, ${turnedToId}), false) as "isTheirs"
    from deal
    where log_day between ${addDays(logDate, -DEAL_SEARCH_DAYS.before)} and ${addDays(logDate, DEAL_SEARCH_DAYS.after)}
      and deal_status is distinct from 'DEAD'
    order by log_day desc, number desc limit ${MOST_COMPARED}`);
  const isLike = matchSimilarName(customerName);
  const like = around.filter(({ customer }) => isLike(customer));
  const theirs = around.filter(({ customer, isTheirs }) => isTheirs && !isLike(customer));
  return { like, theirs };
}

/** The deals that an up may have become: those with a like customer first, then the latest (rules.md, Up log). */
export async function dealsOffered(reading: ReadContext, upId: number): Promise<DealView[]> {
  const { like, theirs } = await findNearDeals(reading, await upAt(reading, upId));
  const numbers = [...like, ...theirs].slice(0, MAX_OFFERED_DEALS).map(({ number }) => number);
  const deals = await dealViews(reading, await dealsOf(reading.database, numbers));
  const deal = byKey(deals, ({ row }) => row.number);
  return numbers.flatMap(number => deal.get(number) ?? []);
}

/** The number of the deal that an up most likely became, among those that are offered; null without a like customer. */
export async function likelyDeal(reading: ReadContext, upId: number): Promise<number | null> {
  const up = await upAt(reading, upId);
  const { like } = await findNearDeals(reading, up);
  const name = toNameKey(up.customerName);
  const offered = like.slice(0, MAX_OFFERED_DEALS);
  return findLikelyDeal(
    offered.map(deal => ({ ...deal, isSameName: toNameKey(deal.customer) === name })),
    up.logDate,
  );
}

/** The way to a deal: its ups and the visits before them. */
export interface DealWay extends CustomerJourneyFigures {
  /** The last ones, the first one first. */
  readonly ups: readonly LoggedUpView[];
}

const MAX_VISITS_LISTED = 100;

/** @throws NOT_FOUND */
export async function wayToDeal(reading: ReadContext, number: number): Promise<DealWay> {
  const { row } = await dealByNumber(reading, number);
  const listed = await reading.database.rows<{ id: number; visits: number; firstVisit: Day }>(sql`
    with recursive way (id) as (
      select k.up_id from up_link k join deal on deal.id = k.deal_id where deal.number = ${number}
      union
      select k.before_id from up_link k join way on way.id = k.up_id where k.before_id is not null
    )
    select u.id, count(*) over ()::integer as visits, min(l.log_date) over () as "firstVisit"
    from way join up_log_row u on u.id = way.id join up_log l on l.id = u.up_log_id
    order by l.log_date desc, u.id desc limit ${MAX_VISITS_LISTED}`);
  const ups = await upViews(
    reading,
    await loggedUpsOf(reading.database, listed.map(({ id }) => id).reverse()),
  );
  const { visits, firstVisit } = listed[0] ?? { visits: 0, firstVisit: null };
  return { ups, ...getCustomerJourneyFigures(visits, firstVisit, row.isSold ? row.deliveryDate : null) };
}

/** The sold ups of the last days that have no deal (rules.md, What is open). */
export interface UnlinkedSales {
  readonly ups: number;
  readonly oldest: Day | null;
}

export async function soldWithoutDeal({ database }: ReadContext, today: Day): Promise<UnlinkedSales> {
  const counted = await database.row<UnlinkedSales>(sql`
    select count(*)::integer as ups, min(l.log_date) as oldest
    from up_log_row u join up_log l on l.id = u.up_log_id
    where l.log_date between ${addDays(today, 1 - OPEN_ITEM_DAYS)} and ${today} and u.sold = 'Yes'
      and not exists (select from up_link k join deal on deal.id = k.deal_id where k.up_id = u.id)`);
  if (!counted) throw new Error('An aggregate without groups has one row.');
  return counted;
}

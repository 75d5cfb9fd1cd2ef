import sql, { type Sql } from 'sql-template-tag';
import type { ReadContext } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/database/reader.ts';
import { notFound } from '../../../platform/errors.ts';
import { addDays, type Day } from '../../../rules/calendar/calendar.ts';
import { toNameKey } from '../../../rules/import/nameMatching.ts';
import { matchSimilarName } from '../../../rules/ups/similarNames.ts';
import {
  type CustomerJourneyFigures,
  DEAL_SEARCH_DAYS,
  EARLIER_VISIT_DAYS,
  findLikelyDeal,
  getCustomerJourneyFigures,
  MAX_OFFERED_DEALS,
  MAX_OFFERED_VISITS,
  OPEN_ITEM_DAYS,
  type SimilarDeal,
} from '../../../rules/ups/visits.ts';
import { type DealView, getDealByNumber, loadPeopleOfDeals } from '../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../deals/deal.row.ts';
import { type LoggedUpView, listLoggedUpsById, toLoggedUpViews } from '../loggedUps.query.ts';
import type { LoggedUpRow } from '../up.row.ts';

/** An up with its links. */
export interface UpLinksView {
  readonly up: LoggedUpView;
  /** Null when no deal is linked, or while the linked deal is deleted. */
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

/** Lists the ups of a day that have a link, in the order of the log. */
export const listUpLinksOfDay = (context: ReadContext, day: Day): Promise<UpLinksView[]> =>
  listUpLinks(
    context,
    sql`l.log_date = ${day} and (deal.id is not null or k.before_id is not null) order by u.display_order`,
  );

/**
 * Returns an up with its links.
 * @throws NOT_FOUND
 */
export async function getUpLinks(context: ReadContext, upId: number): Promise<UpLinksView> {
  const [links] = await listUpLinks(context, sql`u.id = ${upId}`);
  if (!links) throw notFound('Up not found. Another user may have deleted it.');
  return links;
}

async function listUpLinks(context: ReadContext, condition: Sql): Promise<UpLinksView[]> {
  const keys = await context.database.rows<LinkKeys>(sql`select ${LINK_KEYS} where ${condition}`);
  const upIds = keys.flatMap(({ upId, beforeId }) => (beforeId === null ? [upId] : [upId, beforeId]));
  const [ups, deals] = await context.database.readSnapshot(reader =>
    Promise.all([
      listLoggedUpsById(reader, upIds),
      listDealRowsByNumber(
        reader,
        keys.flatMap(({ dealNumber }) => dealNumber ?? []),
      ),
    ]),
  );
  const upById = indexByKey(await toLoggedUpViews(context, ups), ({ row }) => row.id);
  const dealByNumber = indexByKey(await toDealViews(context, deals), ({ row }) => row.number);
  // Skips ups that were deleted after the links were read, and omits a deleted previous visit.
  return keys.flatMap(({ upId, beforeId, dealNumber }) => {
    const up = upById.get(upId);
    if (!up) return [];
    const deal = dealByNumber.get(dealNumber) ?? null;
    return [{ up, deal, visitBefore: upById.get(beforeId) ?? null }];
  });
}

const indexByKey = <View>(views: readonly View[], getKey: (view: View) => number): Map<number | null, View> =>
  new Map(views.map(view => [getKey(view), view]));

async function toDealViews(context: ReadContext, rows: readonly DealRow[]): Promise<DealView[]> {
  const people = await loadPeopleOfDeals(context, rows);
  return rows.map(row => ({ row, people }));
}

const listDealRowsByNumber = (reader: Reader, numbers: readonly number[]): Promise<DealRow[]> =>
  reader.rows<DealRow>(sql`select ${DEAL_COLUMNS} from deal where number = any(${numbers}::integer[])`);

/** Maximum number of customer names to compare. No store has that many names in the searched days. */
const MAX_COMPARED_NAMES = 5_000;

/** @throws NOT_FOUND */
async function getLoggedUp(context: ReadContext, upId: number): Promise<LoggedUpRow> {
  const [up] = await listLoggedUpsById(context.database, [upId]);
  if (!up) throw notFound('Up not found. Another user may have deleted it.');
  return up;
}

/**
 * Lists the earlier ups that may be a previous visit of this customer, by the typed name (rules.md, Up log).
 * The latest visits come first.
 */
export async function suggestEarlierVisits(
  context: ReadContext,
  { upId, name }: { readonly upId: number; readonly name: string },
): Promise<LoggedUpView[]> {
  const { logDate } = await getLoggedUp(context, upId);
  const earlier = await context.database.rows<{ id: number; name: string }>(sql`
    select u.id, u.customer_name as name from up_log_row u join up_log l on l.id = u.up_log_id
    where l.log_date between ${addDays(logDate, -EARLIER_VISIT_DAYS)} and ${logDate}
      and (l.log_date < ${logDate} or u.id < ${upId}) and u.customer_name <> ''
      and not exists (select from up_link k where k.before_id = u.id and k.up_id <> ${upId})
    order by l.log_date desc, u.id desc limit ${MAX_COMPARED_NAMES}`);
  const isSimilarName = matchSimilarName(name);
  const ids: number[] = [];
  for (const visit of earlier) {
    if (ids.length === MAX_OFFERED_VISITS) break;
    if (isSimilarName(visit.name)) ids.push(visit.id);
  }
  return toLoggedUpViews(context, await listLoggedUpsById(context.database, ids));
}

interface NearbyDeal extends Omit<SimilarDeal, 'isSameName'> {
  readonly customer: string;
}

/**
 * Lists the deals of the days around an up, in two groups: deals with a similar customer name, and other
 * deals of the salespeople of the up.
 */
async function listNearbyDeals(context: ReadContext, up: LoggedUpRow) {
  const { logDate, customerName, employeeId, turnedToId } = up;
  const nearbyDeals = await context.database.rows<NearbyDeal>(sql`
    select number, log_day as "logDate", customer_name as customer,
      coalesce(closer_id in (${employeeId}, ${turnedToId}) or additional_id in (${employeeId}, ${turnedToId}), false) as "hasSameSalesperson"
    from deal
    where log_day between ${addDays(logDate, -DEAL_SEARCH_DAYS.before)} and ${addDays(logDate, DEAL_SEARCH_DAYS.after)}
      and deal_status is distinct from 'DEAD'
    order by log_day desc, number desc limit ${MAX_COMPARED_NAMES}`);
  const isSimilarName = matchSimilarName(customerName);
  const similarDeals = nearbyDeals.filter(({ customer }) => isSimilarName(customer));
  const salespeopleDeals = nearbyDeals.filter(
    ({ customer, hasSameSalesperson }) => hasSameSalesperson && !isSimilarName(customer),
  );
  return { similarDeals, salespeopleDeals };
}

/**
 * Lists the deals that an up may have become. Deals with a similar customer name come first. Within each
 * group, the latest deals come first (rules.md, Up log).
 */
export async function suggestDeals(context: ReadContext, upId: number): Promise<DealView[]> {
  const { similarDeals, salespeopleDeals } = await listNearbyDeals(context, await getLoggedUp(context, upId));
  const numbers = [...similarDeals, ...salespeopleDeals]
    .slice(0, MAX_OFFERED_DEALS)
    .map(({ number }) => number);
  const deals = await toDealViews(context, await listDealRowsByNumber(context.database, numbers));
  const dealByNumber = indexByKey(deals, ({ row }) => row.number);
  return numbers.flatMap(number => dealByNumber.get(number) ?? []);
}

/**
 * Returns the number of the suggested deal that an up most likely became; null when no deal has a similar
 * customer name.
 */
export async function findLikelyDealNumber(context: ReadContext, upId: number): Promise<number | null> {
  const up = await getLoggedUp(context, upId);
  const { similarDeals } = await listNearbyDeals(context, up);
  const name = toNameKey(up.customerName);
  const suggestedDeals = similarDeals.slice(0, MAX_OFFERED_DEALS);
  return findLikelyDeal(
    suggestedDeals.map(deal => ({ ...deal, isSameName: toNameKey(deal.customer) === name })),
    up.logDate,
  );
}

/** The customer journey to a deal, which consists of the ups of the deal and their previous visits. */
export interface CustomerJourney extends CustomerJourneyFigures {
  /** The last visits, in chronological order. */
  readonly ups: readonly LoggedUpView[];
}

const MAX_VISITS_LISTED = 100;

/**
 * Returns the customer journey to a deal.
 * @throws NOT_FOUND
 */
export async function getCustomerJourney(context: ReadContext, number: number): Promise<CustomerJourney> {
  const { row } = await getDealByNumber(context, number);
  const journeyRows = await context.database.rows<{ id: number; visits: number; firstVisit: Day }>(sql`
    with recursive journey (id) as (
      select k.up_id from up_link k join deal on deal.id = k.deal_id where deal.number = ${number}
      union
      select k.before_id from up_link k join journey on journey.id = k.up_id where k.before_id is not null
    )
    select u.id, count(*) over ()::integer as visits, min(l.log_date) over () as "firstVisit"
    from journey join up_log_row u on u.id = journey.id join up_log l on l.id = u.up_log_id
    order by l.log_date desc, u.id desc limit ${MAX_VISITS_LISTED}`);
  const ups = await toLoggedUpViews(
    context,
    await listLoggedUpsById(context.database, journeyRows.map(({ id }) => id).reverse()),
  );
  const { visits, firstVisit } = journeyRows[0] ?? { visits: 0, firstVisit: null };
  return { ups, ...getCustomerJourneyFigures(visits, firstVisit, row.isSold ? row.deliveryDate : null) };
}

/** Sold ups of the last days without a deal (rules.md, Open items). */
export interface UnlinkedSales {
  readonly ups: number;
  readonly oldest: Day | null;
}

export async function getUnlinkedSales({ database }: ReadContext, today: Day): Promise<UnlinkedSales> {
  const unlinkedSales = await database.row<UnlinkedSales>(sql`
    select count(*)::integer as ups, min(l.log_date) as oldest
    from up_log_row u join up_log l on l.id = u.up_log_id
    where l.log_date between ${addDays(today, 1 - OPEN_ITEM_DAYS)} and ${today} and u.sold = 'Yes'
      and not exists (select from up_link k join deal on deal.id = k.deal_id where k.up_id = u.id)`);
  if (!unlinkedSales) throw new Error('The query for sold ups without a deal returned no row.');
  return unlinkedSales;
}

import type { Context } from '../../context.ts';
import { cursorOf, type ListPage } from '../../database/keyset.ts';
import { presentDeal } from '../../deals/deal.present.ts';
import { type DealFilter, peopleOfDeals } from '../../deals/deal.query.ts';
import { OPEN_POINT_KINDS, type OpenPointKind, openPoints } from '../../rules/toDo/openPoints.ts';
import { openTermsOf } from './openTerms.ts';
import { openCounts, openOrder, openRows } from './toDo.query.ts';
import type { OpenDealType, OpenPointsType } from './toDo.types.ts';

/** How much is open in a filter, by kind (rules.md, What is open). */
export async function openPointsReport(context: Context, filter: DealFilter): Promise<OpenPointsType> {
  const counts = await openCounts(context.database, filter, await openTermsOf(context));
  const of = (kind: OpenPointKind | null) => counts.find(count => count.kind === kind);
  return {
    deals: of(null)?.deals ?? 0,
    oldest: of(null)?.oldest ?? null,
    kinds: OPEN_POINT_KINDS.map(kind => ({
      kind,
      deals: of(kind)?.deals ?? 0,
      oldest: of(kind)?.oldest ?? null,
    })),
  };
}

/** A page of the deals of a filter that have an open point of these kinds, the oldest first, each with all that is open. */
export async function openDealsReport(
  context: Context,
  filter: DealFilter,
  kinds: readonly OpenPointKind[],
  page: ListPage,
): Promise<OpenDealType[]> {
  const terms = await openTermsOf(context);
  const open = { kinds, terms };
  const rows = await openRows(context.database, filter, open, page);
  const order = openOrder(open);
  const people = await peopleOfDeals(context, rows);
  return rows.map(row => ({
    deal: presentDeal({ row, people }),
    points: openPoints(row, terms.days, terms.today),
    cursor: cursorOf(order, row),
  }));
}

import { type DealFilter, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { presentDeal } from '../../modules/deals/deal.types.ts';
import type { Context } from '../../platform/context.ts';
import { type ListPage, toCursor } from '../../platform/database/keysetPagination.ts';
import { listOpenItems, OPEN_ITEM_KINDS, type OpenItemKind } from '../../rules/openItems/openItems.ts';
import { buildOpenOrder, getOpenTerms, listOpenCounts, listOpenRows } from './openItems.query.ts';
import type { OpenDealType, OpenPointsType } from './openItems.types.ts';

/** Returns the number of open deals of a filter, by kind of open item (rules.md, What is open). */
export async function getOpenItemsReport(context: Context, filter: DealFilter): Promise<OpenPointsType> {
  const counts = await listOpenCounts(context.database, filter, await getOpenTerms(context));
  const findCount = (kind: OpenItemKind | null) => counts.find(count => count.kind === kind);
  return {
    deals: findCount(null)?.deals ?? 0,
    oldest: findCount(null)?.oldest ?? null,
    kinds: OPEN_ITEM_KINDS.map(kind => ({
      kind,
      deals: findCount(kind)?.deals ?? 0,
      oldest: findCount(kind)?.oldest ?? null,
    })),
  };
}

/**
 * Returns a page of the deals of a filter with an open item of these kinds, oldest first, each with all of
 * its open items.
 */
export async function listOpenDeals(
  context: Context,
  filter: DealFilter,
  kinds: readonly OpenItemKind[],
  page: ListPage,
): Promise<OpenDealType[]> {
  const terms = await getOpenTerms(context);
  const open = { kinds, settings: terms };
  const rows = await listOpenRows(context.database, filter, open, page);
  const order = buildOpenOrder(open);
  const people = await loadPeopleOfDeals(context, rows);
  return rows.map(row => ({
    deal: presentDeal({ row, people }),
    points: listOpenItems(row, terms.days, terms.today),
    cursor: toCursor(order, row),
  }));
}

import { type DealFilter, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { presentDeal } from '../../modules/deals/deal.types.ts';
import type { Context } from '../../platform/context.ts';
import { type ListPage, toCursor } from '../../platform/database/keysetPagination.ts';
import { listOpenItems, OPEN_ITEM_KINDS, type OpenItemKind } from '../../rules/openItems/openItems.ts';
import {
  buildOpenItemOrder,
  getOpenItemSettings,
  listOpenDealRows,
  listOpenItemCounts,
} from './openItems.query.ts';
import type { OpenDealType, OpenItemsType } from './openItems.types.ts';

/** Returns the number of deals with open items in a filter, by kind of open item (rules.md, Open items). */
export async function getOpenItemsReport(context: Context, filter: DealFilter): Promise<OpenItemsType> {
  const counts = await listOpenItemCounts(context.database, filter, await getOpenItemSettings(context));
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
 * Returns a page of the deals of a filter that have an open item of these kinds, oldest first. Each deal has
 * all of its open items, including items of other kinds.
 */
export async function listOpenDeals(
  context: Context,
  filter: DealFilter,
  kinds: readonly OpenItemKind[],
  page: ListPage,
): Promise<OpenDealType[]> {
  const settings = await getOpenItemSettings(context);
  const open = { kinds, settings };
  const rows = await listOpenDealRows(context.database, filter, open, page);
  const order = buildOpenItemOrder(open);
  const people = await loadPeopleOfDeals(context, rows);
  return rows.map(row => ({
    deal: presentDeal({ row, people }),
    points: listOpenItems(row, settings.days, settings.today),
    cursor: toCursor(order, row),
  }));
}

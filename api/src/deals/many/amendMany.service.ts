import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Statement, Writer } from '../../database/writer.ts';
import { conflict } from '../../platform/errors.ts';
import { logDay } from '../../rules/deals/deal.ts';
import type { DealFieldsRow } from '../deal.fields.ts';
import { linesBetween } from '../deal.history.ts';
import { DEAL_COLUMNS, type DealRow } from '../deal.row.ts';
import { demandGross, demandReview } from '../deal.service.ts';
import { linesOf, recordOf } from '../writing/deal.change.ts';
import { amendingMany } from '../writing/deal.statements.ts';

export interface KeyedDeal extends DealRow {
  readonly id: number;
}

/** The deals of these keys that are here; nobody changes them until the transaction ends. */
export async function dealsToChange(
  writer: Writer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KeyedDeal>> {
  const deals = await writer.rows<KeyedDeal>(locking(ids));
  return new Map(deals.map(deal => [deal.id, deal]));
}

// In one order, so that two who take the same deals do not wait for each other.
const locking = (ids: readonly number[]): Statement =>
  sql`select id, ${DEAL_COLUMNS} from deal where id = any(${ids}::bigint[]) order by id for no key update`;

/** What becomes of a deal's gross, in dollars, or of its review. */
export type GrossOrReview = Partial<
  Pick<DealFieldsRow, 'frontGross' | 'backGross' | 'isUpdated' | 'isConfirmed'>
>;

export interface Amendment {
  readonly deal: KeyedDeal;
  readonly fields: GrossOrReview;
  /** What it was read from. */
  readonly origin: string;
}

/**
 * Types gross or reviews any number of deals that `dealsToChange` holds, as `setDealGross` and `reviewDeal` do it for one.
 * @throws FORBIDDEN when one of the fields is not the viewer's to change
 */
export async function amendMany(
  writer: Writer,
  context: Context,
  amendments: readonly Amendment[],
): Promise<void> {
  const changes = amendments.filter(
    ({ deal, fields }) => linesBetween(deal, { ...deal, ...fields }).length > 0,
  );
  if (changes.length === 0) return;
  for (const { fields } of changes) demandFields(context, fields);
  const lines = changes.flatMap(({ deal, fields, origin }) =>
    linesOf(deal, linesBetween(deal, { ...deal, ...fields }), origin),
  );
  const days = [...new Set(changes.map(({ deal }) => logDay(deal)))];
  const written = await writer.rows(amendingMany(changes, recordOf(context, 'amend', lines, days)));
  if (written.length < changes.length) throw conflict('One of the deals was changed at this moment.');
}

function demandFields({ viewer }: Context, fields: GrossOrReview): void {
  if (fields.frontGross !== undefined || fields.backGross !== undefined) demandGross(viewer);
  if (fields.isUpdated !== undefined || fields.isConfirmed !== undefined) demandReview(viewer);
}

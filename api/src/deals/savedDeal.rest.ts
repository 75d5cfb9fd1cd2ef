import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { DealView } from './deal.query.ts';
import { dealShape, restDeal } from './deal.rest.ts';
import { listStockNumberWarnings } from './soldStock.query.ts';

/** Response of `adddeal` and `updatedeal`: the deal, and warnings if there are any. */
export const savedDealShape = dealShape
  .extend({
    warnings: z.array(z.string()).optional().meta({
      description:
        'What to look at, a sentence each; absent when there is nothing. The deal is saved all the same.',
    }),
  })
  .meta({ id: 'SavedDeal', description: 'A deal that was just saved.' });

/**
 * Converts a saved deal and adds its warnings. The deal is already saved, so errors while reading the
 * warnings are ignored.
 */
export async function restSavedDeal(
  { database }: Context,
  view: DealView,
): Promise<z.output<typeof savedDealShape>> {
  const { stockNum, number } = view.row;
  const warnings = await listStockNumberWarnings(database, [stockNum], number).catch(() => []);
  return {
    ...restDeal(view),
    ...(warnings.length > 0 && { warnings: warnings.map(({ message }) => message) }),
  };
}

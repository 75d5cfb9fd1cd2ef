import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { DealView } from './deal.query.ts';
import { dealShape, restDeal } from './deal.rest.ts';
import { listStockNumberWarnings } from './soldStock.query.ts';

/** The answer of `adddeal` and `updatedeal`: the deal, and what to look at, if anything. */
export const savedDealShape = dealShape
  .extend({
    warnings: z.array(z.string()).optional().meta({
      description:
        'What to look at, a sentence each; absent when there is nothing. The deal is saved all the same.',
    }),
  })
  .meta({ id: 'SavedDeal', description: 'A deal that was just saved.' });

/** A saved deal. It is saved already, so that a failure to look for warnings is none of the call. */
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

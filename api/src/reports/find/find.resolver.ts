import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { DealType, presentDeals } from '../../modules/deals/deal.types.ts';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { searchText } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { findDealsByText } from './find.query.ts';

const argsSchema = z.object({ search: searchText });

@Resolver()
export class FindResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => [DealType], {
    description:
      'Finds at most 8 deals. Each search word must match the start of the deal number, the stock number or a word in the customer, ignoring case, accents, and variants of apostrophes, dashes and spaces; blank text finds nothing. A deal with exactly this deal number or stock number comes first, followed by the others, latest log day first.',
  })
  async findDeals(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'The search text.' }) search: string,
  ): Promise<DealType[]> {
    return presentDeals(await findDealsByText(context, parseInput(argsSchema, { search }).search));
  }
}

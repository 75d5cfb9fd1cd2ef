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
      'At most 8 deals: each word begins the deal number, the stock number or a word of the customer, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank finds none. One whose number or stock number it is comes first, the others by log day, the latest first.',
  })
  async findDeals(
    @Ctx() context: Context,
    @Arg('search', () => String, { description: 'What was typed.' }) search: string,
  ): Promise<DealType[]> {
    return presentDeals(await findDealsByText(context, parseInput(argsSchema, { search }).search));
  }
}

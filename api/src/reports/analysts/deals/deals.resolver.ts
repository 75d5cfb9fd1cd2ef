import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { ForAnalysts } from '../../../platform/graphql/queryDecorators.ts';
import { parseSlice } from '../connection.types.ts';
import { createDealList } from './deals.query.ts';
import { DealConnectionType, DealsArgs } from './deals.types.ts';
import { parseDealWhere } from './dealWhere.ts';

@Resolver()
export class DealsResolver {
  @ForAnalysts()
  @Query(() => DealConnectionType, {
    description:
      'Lists deals of every status for analysts, with any filter and order, one page at a time. Error: BAD_INPUT if a range is reversed, `first` is out of range, or `after` is not a cursor of this list.',
  })
  deals(@Ctx() { database }: Context, @Args(() => DealsArgs) args: DealsArgs) {
    return new DealConnectionType(
      createDealList(database, parseDealWhere(args), args.orderBy, parseSlice(args)),
    );
  }
}

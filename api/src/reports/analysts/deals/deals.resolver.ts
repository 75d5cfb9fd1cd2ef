import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { parseInput } from '../../../input/parse.ts';
import { sliceOf } from '../connection.args.ts';
import { dealsOf } from './deals.query.ts';
import { DealConnectionType, DealsArgs } from './deals.types.ts';
import { dealWhere } from './dealWhere.input.ts';

@Resolver()
export class DealsResolver {
  @Query(() => DealConnectionType, {
    description:
      'Deals of every status, for analysts: any filter, any order, a page at a time. Error BAD_INPUT when a range is reversed, `first` is out of range, or `after` is no cursor of this list.',
  })
  deals(@Ctx() { database }: Context, @Args(() => DealsArgs) args: DealsArgs) {
    const where = parseInput(dealWhere, args.where ?? {});
    return new DealConnectionType(dealsOf(database, where, args.orderBy, sliceOf(args)));
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { ForAnalysts } from '../../../platform/graphql/queryDecorators.ts';
import { parseSlice } from '../connection.types.ts';
import { createUpList } from './ups.query.ts';
import { UpConnectionType, UpsArgs } from './ups.types.ts';
import { parseUpWhere } from './upWhere.ts';

@Resolver()
export class UpsResolver {
  @ForAnalysts()
  @Query(() => UpConnectionType, {
    description:
      'Lists up log entries for analysts, with any filter, one page at a time. Error: BAD_INPUT if a range is reversed, `first` is out of range, or `after` is not a cursor of this list.',
  })
  ups(@Ctx() { database }: Context, @Args(() => UpsArgs) args: UpsArgs) {
    return new UpConnectionType(createUpList(database, parseUpWhere(args), args.orderBy, parseSlice(args)));
  }
}

import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { id, optionalArguments } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { parseDealListArgs } from '../dealList.args.ts';
import { getActivityReport } from './activity.report.ts';
import { ActivityArgs, ActivityListType } from './activity.types.ts';

const importFields = z.object(optionalArguments({ importId: id }));

@Resolver()
export class ActivityResolver {
  @CachedUntilChange('DEALS', 'EMPLOYEES')
  @Query(() => ActivityListType, {
    description: 'Lists the deals of every status in a range of log days.',
  })
  activity(@Ctx() context: Context, @Args(() => ActivityArgs) args: ActivityArgs): Promise<ActivityListType> {
    const { filter, page } = parseDealListArgs(args);
    const { importId } = parseInput(importFields, args);
    const statuses = {
      dealStatus: args.dealStatus ?? undefined,
      deliveryStatus: args.deliveryStatus ?? undefined,
    };
    return getActivityReport(context, { ...filter, ...statuses, importId }, args.sort, page);
  }
}

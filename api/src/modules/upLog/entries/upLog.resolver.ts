import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { DayArgs, IdArgs, parseId } from '../../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../../platform/graphql/queryDecorators.ts';
import { id } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { getUpStats } from '../loggedUps.query.ts';
import { statsPageSchema, toUpFilter } from '../stats/upStats.input.ts';
import { UpStatsArgs, UpStatsType } from '../stats/upStats.types.ts';
import { upFormSchema } from '../up.fields.ts';
import { getUpsOfDay, listUpPeople } from '../up.query.ts';
import {
  presentUp,
  presentUpLog,
  presentUpStats,
  UpEntryType,
  UpInput,
  UpLogType,
  UpPeopleType,
} from '../up.types.ts';
import { newUpKeySchema } from './newUpKey.ts';
import { AddUpArgs, ReorderUpsArgs } from './upLog.args.ts';
import { addUpToDay, deleteUp, reorderUpsOfDay, updateUp } from './upLog.service.ts';

const reorderUpsSchema = z.object({ ids: z.array(id) });

@Resolver()
export class UpLogResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpLogType, { description: 'Returns the up log of one day, with its rows in order.' })
  async upLog(@Ctx() { database }: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<UpLogType> {
    return presentUpLog(day, await getUpsOfDay(database, day));
  }

  @CachedUntilChange('EMPLOYEES')
  @Query(() => UpPeopleType, { description: 'Lists the people that the up log offers in its menus.' })
  upPeople(@Ctx() { database }: Context): Promise<UpPeopleType> {
    return listUpPeople(database);
  }

  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpStatsType, {
    description: 'Lists the ups in a date range, with counters for all ups that match the filter.',
  })
  async upStats(@Ctx() context: Context, @Args(() => UpStatsArgs) args: UpStatsArgs): Promise<UpStatsType> {
    const filter = { ...toUpFilter(args), counter: args.counter ?? undefined };
    const page = { ...parseInput(statsPageSchema, args), sort: args.sort, isDescending: args.isDescending };
    const { counters, endCursor, ...rows } = await getUpStats(context, filter, page);
    return { rows: presentUpStats(rows), endCursor, counters };
  }

  @Mutation(() => UpEntryType, {
    description: 'Adds a row at the end of a day’s up log. Fields that are not sent are blank.',
  })
  async addUp(@Ctx() context: Context, @Args(() => AddUpArgs) args: AddUpArgs): Promise<UpEntryType> {
    const { key } = parseInput(newUpKeySchema, args);
    return presentUp(await addUpToDay(context, args.day, parseInput(upFormSchema, args.input ?? {}), key));
  }

  @Mutation(() => UpEntryType, {
    description: 'Changes only the row fields that are sent. Error: NOT_FOUND if the row has been deleted.',
  })
  async amendUp(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => UpInput, { description: 'The fields to change.' }) input: UpInput,
  ): Promise<UpEntryType> {
    return presentUp(await updateUp(context, parseId(args), parseInput(upFormSchema, input)));
  }

  @Mutation(() => Int, {
    description: 'Deletes a row and moves the following rows up. Returns the row’s id.',
  })
  async deleteUp(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteUp(context, parseId(args));
    return args.id;
  }

  @Mutation(() => UpLogType, {
    description:
      'Moves rows of one day to the top in the order sent, or moves none if there is an error. The other rows follow in their existing order. Error: BAD_INPUT if a row is unknown, sent twice or from another day.',
  })
  async reorderUps(
    @Ctx() context: Context,
    @Args(() => ReorderUpsArgs) args: ReorderUpsArgs,
  ): Promise<UpLogType> {
    const { ids } = parseInput(reorderUpsSchema, args);
    return presentUpLog(args.day, await reorderUpsOfDay(context, args.day, ids));
  }
}

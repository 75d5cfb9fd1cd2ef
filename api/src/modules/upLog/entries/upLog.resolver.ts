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
  @Query(() => UpLogType, { description: 'The ups of one day in their order.' })
  async upLog(@Ctx() { database }: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<UpLogType> {
    return presentUpLog(day, await getUpsOfDay(database, day));
  }

  @CachedUntilChange('EMPLOYEES')
  @Query(() => UpPeopleType, { description: 'The people that the up log offers in its selects.' })
  upPeople(@Ctx() { database }: Context): Promise<UpPeopleType> {
    return listUpPeople(database);
  }

  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpStatsType, {
    description: 'Ups of a range with counters over the whole filter.',
  })
  async upStats(@Ctx() context: Context, @Args(() => UpStatsArgs) args: UpStatsArgs): Promise<UpStatsType> {
    const filter = { ...toUpFilter(args), counter: args.counter ?? undefined };
    const page = { ...parseInput(statsPageSchema, args), sort: args.sort, isDescending: args.isDescending };
    const { counters, endCursor, ...rows } = await getUpStats(context, filter, page);
    return { rows: presentUpStats(rows), endCursor, counters };
  }

  @Mutation(() => UpEntryType, {
    description: 'Adds a row at the end of a day, empty but for the fields that are named.',
  })
  async addUp(@Ctx() context: Context, @Args(() => AddUpArgs) args: AddUpArgs): Promise<UpEntryType> {
    const { key } = parseInput(newUpKeySchema, args);
    return presentUp(await addUpToDay(context, args.day, parseInput(upFormSchema, args.input ?? {}), key));
  }

  @Mutation(() => UpEntryType, {
    description:
      'Changes the named fields of a row and no others. Error NOT_FOUND when it was deleted meanwhile.',
  })
  async amendUp(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => UpInput, { description: 'The fields to change.' }) input: UpInput,
  ): Promise<UpEntryType> {
    return presentUp(await updateUp(context, parseId(args), parseInput(upFormSchema, input)));
  }

  @Mutation(() => Int, { description: 'Deletes a row; those after it move up. Answers its id.' })
  async deleteUp(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await deleteUp(context, parseId(args));
    return args.id;
  }

  @Mutation(() => UpLogType, {
    description:
      'Puts rows of a day first, in the order named, whole or not at all; rows not named follow in the order they had. Error BAD_INPUT when a row is unknown, named twice or of another day.',
  })
  async reorderUps(
    @Ctx() context: Context,
    @Args(() => ReorderUpsArgs) args: ReorderUpsArgs,
  ): Promise<UpLogType> {
    const { ids } = parseInput(reorderUpsSchema, args);
    return presentUpLog(args.day, await reorderUpsOfDay(context, args.day, ids));
  }
}

import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { CachedUntilChange } from '../platform/graphql/queryDecorators.ts';
import type { Context } from '../platform/context.ts';
import { DayArgs, IdArgs, parseId } from '../platform/graphql/args.ts';
import { id } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { newUpKey } from './newUpKey.ts';
import { upForm } from './up.input.ts';
import { presentUp, presentUpLog, presentUpStats } from './up.present.ts';
import { upPeople, upsOfDay } from './up.query.ts';
import { UpInput, UpLogType, UpPeopleType, UpType } from './up.types.ts';
import { AddUpArgs, ReorderUpsArgs } from './upLog.args.ts';
import { addUpOn, amendUp, deleteUp } from './upLog.service.ts';
import { reorderUpsOf } from './upOrder.service.ts';
import { statsPage, upFilterOf } from './upStats.input.ts';
import { upStats } from './upStats.query.ts';
import { UpStatsArgs, UpStatsType } from './upStats.types.ts';

const order = z.object({ ids: z.array(id) });

@Resolver()
export class UpLogResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpLogType, { description: 'The ups of one day in their order.' })
  async upLog(@Ctx() { database }: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<UpLogType> {
    return presentUpLog(day, await upsOfDay(database, day));
  }

  @CachedUntilChange('EMPLOYEES')
  @Query(() => UpPeopleType, { description: 'The people that the up log offers in its selects.' })
  upPeople(@Ctx() { database }: Context): Promise<UpPeopleType> {
    return upPeople(database);
  }

  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => UpStatsType, {
    description: 'Ups of a range with counters over the whole filter.',
  })
  async upStats(@Ctx() context: Context, @Args(() => UpStatsArgs) args: UpStatsArgs): Promise<UpStatsType> {
    const filter = { ...upFilterOf(args), counter: args.counter ?? undefined };
    const page = { ...parseInput(statsPage, args), sort: args.sort, isDescending: args.isDescending };
    const { counters, endCursor, ...rows } = await upStats(context, filter, page);
    return { rows: presentUpStats(rows), endCursor, counters };
  }

  @Mutation(() => UpType, {
    description: 'Adds a row at the end of a day, empty but for the fields that are named.',
  })
  async addUp(@Ctx() context: Context, @Args(() => AddUpArgs) args: AddUpArgs): Promise<UpType> {
    const { key } = parseInput(newUpKey, args);
    return presentUp(await addUpOn(context, args.day, parseInput(upForm, args.input ?? {}), key));
  }

  @Mutation(() => UpType, {
    description:
      'Changes the named fields of a row and no others. Error NOT_FOUND when it was deleted meanwhile.',
  })
  async amendUp(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => UpInput, { description: 'The fields to change.' }) input: UpInput,
  ): Promise<UpType> {
    return presentUp(await amendUp(context, parseId(args), parseInput(upForm, input)));
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
    const { ids } = parseInput(order, args);
    return presentUpLog(args.day, await reorderUpsOf(context, args.day, ids));
  }
}

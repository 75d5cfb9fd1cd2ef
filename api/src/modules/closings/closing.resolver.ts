import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { MonthArgs, parseId } from '../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../platform/graphql/queryDecorators.ts';
import { filledLine } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { getCachedEmployees } from '../employees/employee.query.ts';
import { CloseMonthArgs, ReopenMonthArgs } from './closing.args.ts';
import { presentClosing, presentMonth, presentStoredClosing } from './closing.present.ts';
import { getClosing, listClosedMonths, listClosingsOfMonth } from './closing.query.ts';
import { closeMonth, getMonthToClose, reopenMonth } from './closing.service.ts';
import {
  ClosedMonthType,
  ClosingType,
  MonthToCloseType,
  StoredClosingType,
  StoreMonthType,
  WaitingMonthType,
} from './closing.types.ts';
import { getWaitingMonth, listStoreMonths } from './storeMonths.ts';

const MUST_BE_REASON = 'must be at least one character';
const reopenMonthSchema = z.object({ reason: filledLine(200, MUST_BE_REASON) });

@Resolver()
export class ClosingResolver {
  @CachedUntilChange('SETTINGS', 'EMPLOYEES')
  @Query(() => [ClosedMonthType], {
    description:
      'Lists the months that are currently closed, newest first. Nothing that counts toward these months can change.',
  })
  async closedMonths(@Ctx() context: Context): Promise<ClosedMonthType[]> {
    const people = await getCachedEmployees(context);
    return (await listClosedMonths(context.database)).map(row => presentClosing(row, people));
  }

  @CachedUntilChange('DEALS', 'SETTINGS', 'EMPLOYEES')
  @Query(() => [StoreMonthType], {
    description:
      'Lists the months from the first deal to the current month, newest first, at most 120, each with its figures and its last closing.',
  })
  async storeMonths(@Ctx() context: Context): Promise<StoreMonthType[]> {
    return listStoreMonths(context, await getCachedEmployees(context));
  }

  @CachedUntilChange('DEALS', 'SETTINGS')
  @Query(() => WaitingMonthType, {
    nullable: true,
    deprecationReason: 'Use `waiting`, which also lists the other pending items.',
    description:
      'Returns the previous month if today is the 4th or later and the month is not closed. Null otherwise, or if that month has no deals.',
  })
  waitingMonth(@Ctx() context: Context): Promise<WaitingMonthType | null> {
    return getWaitingMonth(context);
  }

  @Query(() => MonthToCloseType, {
    complexity: 100,
    description: 'Returns a month as it would be closed now, without closing it.',
  })
  async monthToClose(
    @Ctx() context: Context,
    @Args(() => MonthArgs) { month }: MonthArgs,
  ): Promise<MonthToCloseType> {
    const { figuresId, ...monthData } = await getMonthToClose(context, month);
    return {
      figuresId,
      ...(await presentMonth(monthData, await getCachedEmployees(context), context.database)),
    };
  }

  @Query(() => [ClosingType], { description: 'Lists a month’s closings, newest first.' })
  async closings(
    @Ctx() context: Context,
    @Args(() => MonthArgs) { month }: MonthArgs,
  ): Promise<ClosingType[]> {
    const people = await getCachedEmployees(context);
    return (await listClosingsOfMonth(context.database, month)).map(row => presentClosing(row, people));
  }

  @Query(() => StoredClosingType, {
    description:
      'Returns the data that a closing stored: the month as it was at close, regardless of later changes. Error: NOT_FOUND.',
  })
  async whatWasClosed(
    @Ctx() context: Context,
    @Arg('closing', () => Int, { description: 'The id of the closing.' }) closing: number,
  ): Promise<StoredClosingType> {
    const row = await getClosing(context.database, parseId({ id: closing }));
    return presentStoredClosing(row, await getCachedEmployees(context), context.database);
  }

  @Mutation(() => ClosingType, {
    description:
      'Closes a month. Errors: FORBIDDEN unless the viewer is a manager, an admin or office staff; BAD_INPUT if the month is not over yet; CONFLICT if the month is already closed or a figure has changed.',
  })
  async closeMonth(
    @Ctx() context: Context,
    @Args(() => CloseMonthArgs) { month, figuresId }: CloseMonthArgs,
  ): Promise<ClosingType> {
    const row = await getClosing(context.database, await closeMonth(context, month, figuresId));
    return presentClosing(row, await getCachedEmployees(context));
  }

  @Mutation(() => ClosingType, {
    description:
      'Reopens a closed month. Errors: FORBIDDEN unless the viewer is a manager or an admin; NOT_FOUND if the month is not closed.',
  })
  async reopenMonth(
    @Ctx() context: Context,
    @Args(() => ReopenMonthArgs) args: ReopenMonthArgs,
  ): Promise<ClosingType> {
    const { reason } = parseInput(reopenMonthSchema, args);
    const row = await getClosing(context.database, await reopenMonth(context, args.month, reason));
    return presentClosing(row, await getCachedEmployees(context));
  }
}

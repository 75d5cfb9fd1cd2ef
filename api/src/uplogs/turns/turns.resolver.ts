import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { CachedUntilChange } from '../../cachedUntilChange.ts';
import type { Context } from '../../context.ts';
import { id, optionalId } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { DayScalar } from '../../input/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { upFields } from '../up.fields.ts';
import { type InTurn, inTurnOn } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';
import { InTurnType } from './turns.types.ts';

const whose = z.object({ employeeId: optionalId });
const taken = z.object({ upId: id, customerName: upFields.customerName.accepts.optional() });

const WHOSE = 'Whose turn; one’s own unless it is named.';

/** @param employeeId as it was sent; one's own unless it is named */
const personOf = ({ viewer }: Context, employeeId?: number | null): number =>
  parseInput(whose, { employeeId: employeeId ?? null }).employeeId ?? viewer.employeeId;

@Resolver()
export class TurnsResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => InTurnType, { description: 'Who waits for a turn on a day, and who took how many.' })
  inTurn(
    @Ctx() context: Context,
    @Arg('day', () => DayScalar, { description: 'The day.' }) day: Day,
  ): Promise<InTurn> {
    return inTurnOn(context, day);
  }

  @Mutation(() => InTurnType, {
    description:
      'Adds someone’s row On Turn at the end of today’s log; who waits already stays where they are. Error BAD_INPUT when they take no turns.',
  })
  checkIn(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { nullable: true, description: WHOSE }) employeeId?: number | null,
  ): Promise<InTurn> {
    return checkIn(context, personOf(context, employeeId));
  }

  @Mutation(() => InTurnType, { description: 'Takes someone’s row On Turn of today away, if they wait.' })
  checkOut(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { nullable: true, description: WHOSE }) employeeId?: number | null,
  ): Promise<InTurn> {
    return checkOut(context, personOf(context, employeeId));
  }

  @Mutation(() => InTurnType, {
    description:
      'Gives the row that is next its customer: it becomes a Fresh Up, and its salesperson waits again at the end. Error CONFLICT when another is next by now; its sentence and the extension `next` say who.',
  })
  takeNext(
    @Ctx() context: Context,
    @Arg('upId', () => Int, { description: 'The row that was next when one looked.' }) upId: number,
    @Arg('customerName', () => String, {
      nullable: true,
      description: 'The customer, where the name is known.',
    })
    customerName?: string | null,
  ): Promise<InTurn> {
    const named = parseInput(taken, { upId, ...(customerName != null && { customerName }) });
    return takeNext(context, named.upId, named.customerName);
  }

  @Mutation(() => InTurnType, {
    description: 'Puts someone’s row behind the next who waits. Error CONFLICT when there is none.',
  })
  skipTurn(
    @Ctx() context: Context,
    @Arg('employeeId', () => Int, { nullable: true, description: WHOSE }) employeeId?: number | null,
  ): Promise<InTurn> {
    return skipTurn(context, personOf(context, employeeId));
  }

  @Mutation(() => InTurnType, {
    description:
      'Holds someone’s turn where it is, or lets it go on. Error CONFLICT when they do not wait for one.',
  })
  holdTurn(
    @Ctx() context: Context,
    @Arg('isHeld', () => Boolean, { description: 'Whether it is held from now on.' }) isHeld: boolean,
    @Arg('employeeId', () => Int, { nullable: true, description: WHOSE }) employeeId?: number | null,
  ): Promise<InTurn> {
    return holdTurn(context, personOf(context, employeeId), isHeld);
  }
}

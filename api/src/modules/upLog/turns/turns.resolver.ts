import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { DayArgs } from '../../../platform/graphql/args.ts';
import { CachedUntilChange } from '../../../platform/graphql/queryDecorators.ts';
import { id, optionalId } from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { upFields } from '../up.fields.ts';
import { getRotation, type Rotation } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';
import { HoldTurnArgs, RotationType, TakeNextArgs, TurnArgs } from './turns.types.ts';

const employeeSchema = z.object({ employeeId: optionalId.default(null) });
const takeNextSchema = z.object({ upId: id, customerName: upFields.customerName.accepts.nullish() });

/**
 * Returns the id of the employee in the arguments, by default the id of the viewer.
 * @throws BAD_INPUT
 */
const parseEmployeeId = ({ viewer }: Context, args: TurnArgs): number =>
  parseInput(employeeSchema, args).employeeId ?? viewer.employeeId;

@Resolver()
export class TurnsResolver {
  @CachedUntilChange('UP_LOG', 'EMPLOYEES')
  @Query(() => RotationType, {
    description:
      'Returns the up rotation for a day: the salespeople in line, and the number of ups that each has taken.',
  })
  inTurn(@Ctx() context: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<Rotation> {
    return getRotation(context, day);
  }

  @Mutation(() => RotationType, {
    description:
      'Adds a salesperson to the rotation by placing their On Turn row at the end of today’s log. A salesperson who is already in line keeps their place. Error: BAD_INPUT if the employee is not part of the rotation.',
  })
  checkIn(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return checkIn(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, {
    description:
      'Removes a salesperson from the rotation by deleting their On Turn row from today’s log, if they are in line.',
  })
  checkOut(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return checkOut(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, {
    description:
      'Gives a customer to the salesperson who is next up: their On Turn row becomes a Fresh Up, and they go to the end of the line. Error: CONFLICT if the row is no longer next; the message and the extension `next` name the salesperson who is now next.',
  })
  takeNext(@Ctx() context: Context, @Args(() => TakeNextArgs) args: TakeNextArgs): Promise<Rotation> {
    const { upId, customerName } = parseInput(takeNextSchema, args);
    return takeNext(context, upId, customerName ?? undefined);
  }

  @Mutation(() => RotationType, {
    description:
      'Moves a salesperson behind the next one in line who is not on hold. Error: CONFLICT if there is none.',
  })
  skipTurn(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return skipTurn(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, {
    description:
      'Puts a salesperson on hold without changing their place, or ends the hold. Error: CONFLICT if the salesperson is not in line.',
  })
  holdTurn(@Ctx() context: Context, @Args(() => HoldTurnArgs) args: HoldTurnArgs): Promise<Rotation> {
    return holdTurn(context, parseEmployeeId(context, args), args.isHeld);
  }
}

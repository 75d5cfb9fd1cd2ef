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
  @Query(() => RotationType, { description: 'Who waits for a turn on a day, and who took how many.' })
  inTurn(@Ctx() context: Context, @Args(() => DayArgs) { day }: DayArgs): Promise<Rotation> {
    return getRotation(context, day);
  }

  @Mutation(() => RotationType, {
    description:
      'Adds someone’s row On Turn at the end of today’s log; who waits already stays where they are. Error BAD_INPUT when they take no turns.',
  })
  checkIn(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return checkIn(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, { description: 'Takes someone’s row On Turn of today away, if they wait.' })
  checkOut(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return checkOut(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, {
    description:
      'Gives the row that is next its customer: it becomes a Fresh Up, and its salesperson waits again at the end. Error CONFLICT when another is next by now; its sentence and the extension `next` say who.',
  })
  takeNext(@Ctx() context: Context, @Args(() => TakeNextArgs) args: TakeNextArgs): Promise<Rotation> {
    const { upId, customerName } = parseInput(takeNextSchema, args);
    return takeNext(context, upId, customerName ?? undefined);
  }

  @Mutation(() => RotationType, {
    description: 'Puts someone’s row behind the next who waits. Error CONFLICT when there is none.',
  })
  skipTurn(@Ctx() context: Context, @Args(() => TurnArgs) args: TurnArgs): Promise<Rotation> {
    return skipTurn(context, parseEmployeeId(context, args));
  }

  @Mutation(() => RotationType, {
    description:
      'Holds someone’s turn where it is, or lets it go on. Error CONFLICT when they do not wait for one.',
  })
  holdTurn(@Ctx() context: Context, @Args(() => HoldTurnArgs) args: HoldTurnArgs): Promise<Rotation> {
    return holdTurn(context, parseEmployeeId(context, args), args.isHeld);
  }
}

import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/scalars.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { EmployeeType } from '../../employees/employee.types.ts';

@ObjectType('WaitingTurn', { description: 'A salesperson in line for the next up.' })
export class WaitingTurnType {
  @Field(() => Int, { description: 'The id of the salesperson’s row in the up log.' })
  upId!: number;

  @Field(() => EmployeeType, { description: 'The salesperson in line.' })
  person!: EmployeeType;

  @Field(() => Boolean, {
    description:
      'Whether the salesperson is on hold. A salesperson on hold is not next up until the hold ends.',
  })
  isHeld!: boolean;
}

@ObjectType('TurnsTaken', {
  description: 'The number of ups that a person took in rotation on a day, and how often they skipped.',
})
export class TurnsTakenType {
  @Field(() => EmployeeType, { description: 'The person who took ups or skipped.' })
  person!: EmployeeType;

  @Field(() => Int, { description: 'The number of ups taken in rotation.' })
  taken!: number;

  @Field(() => Int, { description: 'The number of times the person skipped.' })
  skipped!: number;
}

@ObjectType('InTurn', { description: 'The up rotation for a day (rules.md, Up log).' })
export class RotationType {
  @Field(() => DayScalar, { description: 'The day of the rotation.' })
  day!: Day;

  @Field(() => Boolean, {
    description:
      'Whether the rotation is in use: a salesperson is in line, or the rotation was used on this day or in the 14 days before.',
  })
  isUsed!: boolean;

  @Field(() => [WaitingTurnType], {
    description:
      'The salespeople in line, in order, including those on hold. The first who is not on hold is next up.',
  })
  waiting!: readonly WaitingTurnType[];

  @Field(() => [TurnsTakenType], {
    description: 'The people who took ups in rotation or skipped, sorted by name.',
  })
  taken!: readonly TurnsTakenType[];
}

/** A salesperson; the viewer by default. */
@ArgsType()
export class TurnArgs {
  @Field(() => Int, { nullable: true, description: 'The salesperson; by default the viewer.' })
  employeeId?: number | null;
}

@ArgsType()
export class HoldTurnArgs extends TurnArgs {
  @Field(() => Boolean, { description: 'Whether to put the salesperson on hold; false ends the hold.' })
  isHeld!: boolean;
}

@ArgsType()
export class TakeNextArgs {
  @Field(() => Int, { description: 'The id of the row that was next when the client read the rotation.' })
  upId!: number;

  @Field(() => String, { nullable: true, description: 'The customer’s name, if known.' })
  customerName?: string | null;
}

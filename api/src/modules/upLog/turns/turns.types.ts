import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/graphql/scalars.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import { EmployeeType } from '../../employees/employee.types.ts';

@ObjectType('WaitingTurn', { description: 'Someone who waits for a turn.' })
export class WaitingTurnType {
  @Field(() => Int, { description: 'The key of their row of the up log.' })
  upId!: number;

  @Field(() => EmployeeType, { description: 'Who.' })
  person!: EmployeeType;

  @Field(() => Boolean, { description: 'Whether they are passed by for now (Lunch).' })
  isHeld!: boolean;
}

@ObjectType('TurnsTaken', { description: 'What someone did with their turns of a day, by its rows.' })
export class TurnsTakenType {
  @Field(() => EmployeeType, { description: 'Who.' })
  person!: EmployeeType;

  @Field(() => Int, { description: 'How many customers they took in turn.' })
  taken!: number;

  @Field(() => Int, { description: 'How often they went behind the next.' })
  skipped!: number;
}

@ObjectType('InTurn', { description: 'Who waits for a turn on a day (rules.md, Up log).' })
export class RotationType {
  @Field(() => DayScalar, { description: 'The day.' })
  day!: Day;

  @Field(() => Boolean, {
    description: 'Whether anybody waits, or took or began a turn on this day or the 14 before.',
  })
  isUsed!: boolean;

  @Field(() => [WaitingTurnType], {
    description: 'Who waits, in order, held turns among them; the first who is not held is next.',
  })
  waiting!: readonly WaitingTurnType[];

  @Field(() => [TurnsTakenType], { description: 'Who took turns or was skipped, by name.' })
  taken!: readonly TurnsTakenType[];
}

/** A salesperson; the viewer by default. */
@ArgsType()
export class TurnArgs {
  @Field(() => Int, { nullable: true, description: 'Whose turn; one’s own unless it is named.' })
  employeeId?: number | null;
}

@ArgsType()
export class HoldTurnArgs extends TurnArgs {
  @Field(() => Boolean, { description: 'Whether it is held from now on.' })
  isHeld!: boolean;
}

@ArgsType()
export class TakeNextArgs {
  @Field(() => Int, { description: 'The row that was next when one looked.' })
  upId!: number;

  @Field(() => String, { nullable: true, description: 'The customer, where the name is known.' })
  customerName?: string | null;
}

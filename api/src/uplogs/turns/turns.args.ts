import { ArgsType, Field, Int } from 'type-graphql';

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

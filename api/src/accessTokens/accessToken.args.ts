import { ArgsType, Field } from 'type-graphql';
import { DayScalar } from '../platform/graphql/scalars.ts';
import type { Day } from '../rules/calendar/calendar.ts';

@ArgsType()
export class CreateAccessTokenArgs {
  @Field(() => String, { description: 'What it is called, 1 to 60 characters.' })
  name!: string;

  @Field(() => DayScalar, { description: 'The last day on which it is good, today to a year ahead.' })
  expiresOn!: Day;
}

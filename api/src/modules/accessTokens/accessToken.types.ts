import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { EmployeeType } from '../employees/employee.types.ts';

@ObjectType('AccessToken', {
  description:
    'A personal access token: what its owner’s scripts and spreadsheets read with, sent as Authorization: Bearer. It reads with its owner’s rights at the moment of the call and changes nothing. Its text is shown once, when it is made.',
})
export class AccessTokenType {
  @Field(() => Int, { description: 'The token’s key.' })
  id!: number;

  @Field(() => String, { description: 'What its owner calls it, such as the script that uses it.' })
  name!: string;

  @Field(() => EmployeeType, { description: 'Who made it, and whose rights it has.' })
  owner!: EmployeeType;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it ends by itself: at the end of the store’s day that it expires on.',
  })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null when it never was.',
  })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was revoked, by someone or by its owner’s deactivation; null when it was not.',
  })
  revokedAt!: Date | null;
}

@ObjectType('CreatedAccessToken', { description: 'A new access token, with its text.' })
export class CreatedAccessTokenType {
  @Field(() => String, {
    description: 'The text to send as Authorization: Bearer. It is shown this once and kept nowhere.',
  })
  token!: string;

  @Field(() => AccessTokenType, { description: 'The token as lists show it from now on.' })
  accessToken!: AccessTokenType;
}

@ArgsType()
export class CreateAccessTokenArgs {
  @Field(() => String, { description: 'What it is called, 1 to 60 characters.' })
  name!: string;

  @Field(() => DayScalar, { description: 'The last day on which it is good, today to a year ahead.' })
  expiresOn!: Day;
}

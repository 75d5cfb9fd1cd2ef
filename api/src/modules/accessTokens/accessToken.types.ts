import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { EmployeeType } from '../employees/employee.types.ts';

@ObjectType('AccessToken', {
  description:
    'A personal access token, which its owner’s scripts and spreadsheets use to read data. They send it as Authorization: Bearer. It has its owner’s current rights but cannot change anything. The token itself is returned only once, when it is created.',
})
export class AccessTokenType {
  @Field(() => Int, { description: 'The id of the token.' })
  id!: number;

  @Field(() => String, {
    description: 'The name that the owner gave the token, such as the name of the script that uses it.',
  })
  name!: string;

  @Field(() => EmployeeType, {
    description: 'The employee who created the token. The token has this employee’s rights.',
  })
  owner!: EmployeeType;

  @Field(() => GraphQLISODateTime, { description: 'The time when the token was created.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'The time when the token expires: the end of its last day in store time.',
  })
  expiresAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time when the token was last used, to the minute; null if it was never used.',
  })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The time when the token was revoked, by a person or because its owner was deactivated; null if it was not revoked.',
  })
  revokedAt!: Date | null;
}

@ObjectType('CreatedAccessToken', { description: 'A newly created access token.' })
export class CreatedAccessTokenType {
  @Field(() => String, {
    description:
      'The token to send as Authorization: Bearer. It is returned only this once and is not stored.',
  })
  token!: string;

  @Field(() => AccessTokenType, { description: 'The token’s details, as in the list of tokens.' })
  accessToken!: AccessTokenType;
}

@ArgsType()
export class CreateAccessTokenArgs {
  @Field(() => String, { description: 'The name of the token, 1 to 60 characters.' })
  name!: string;

  @Field(() => DayScalar, {
    description:
      'The last day on which the token is valid: today at the earliest, one year from today at the latest.',
  })
  expiresOn!: Day;
}

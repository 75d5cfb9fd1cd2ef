import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';

@ObjectType('Invite', {
  description:
    'A pending invite: not used, not revoked and not expired (rules.md, Sign-in, sessions and invites).',
})
export class InviteType {
  @Field(() => Int, { description: 'The id of the invite.' })
  id!: number;

  @Field(() => String, {
    description: 'The email in lowercase. Only the Microsoft account with this email can accept the invite.',
  })
  email!: string;

  @Field(() => String, {
    description: 'The link to send to the invited person. Anyone who has the link can open the invite.',
  })
  url!: string;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The employee who created the invite; null if the system created it.',
  })
  createdBy!: EmployeeType | null;

  @Field(() => GraphQLISODateTime, { description: 'The time when the invite was created.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'The time when the invite expires, seven days after it was created.',
  })
  expiresAt!: Date;
}

import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { EmployeeType } from '../employees/employee.types.ts';

@ObjectType('Invite', {
  description:
    'A pending invite: unused, not revoked, not expired (rules.md, Sign-in, sessions and invites).',
})
export class InviteType {
  @Field(() => Int, { description: 'The invite’s key.' })
  id!: number;

  @Field(() => String, { description: 'Whose Microsoft account may accept it, in lower case.' })
  email!: string;

  @Field(() => String, {
    description: 'The link to send to that person; whoever has it can open the invite.',
  })
  url!: string;

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'Who made it; null for one that no person made.',
  })
  createdBy!: EmployeeType | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends: seven days later.' })
  expiresAt!: Date;
}

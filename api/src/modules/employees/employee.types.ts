import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { type EmployeeChangeInput, type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';

@ObjectType('Employee', { simpleResolvers: true, description: 'Someone of the store, active or not.' })
export class EmployeeType implements EmployeeFieldsRow {
  @Field(() => Int, { description: 'The key that REST and other types call employee id.' })
  id!: number;

  @Field(() => String, { description: employeeFields.name.description })
  name!: string;

  @Field(() => String, {
    description:
      'The first letter of each word of the name, longer where someone who came earlier has the same, so that everyone’s differ (rules.md, Text): what narrow cells show.',
  })
  initials!: string;

  @Field(() => String, { description: employeeFields.email.description })
  email!: string;

  @Field(() => Int, { description: employeeFields.position.description })
  position!: Position;

  @Field(() => Int, { nullable: true, description: employeeFields.team.description })
  team!: TeamId | null;

  @Field(() => Boolean, { description: employeeFields.isActive.description })
  isActive!: boolean;
}

@ObjectType('DealPeople', {
  description:
    'Whom the deal form offers: active people, by team (none last), then name. A salesperson of team HSE is also offered as a finance manager and as a sales manager.',
})
export class DealPeopleType {
  @Field(() => [EmployeeType], { description: 'For Sales Manager.' })
  salesManagers!: EmployeeType[];

  @Field(() => [EmployeeType], { description: 'For Finance Manager.' })
  financeManagers!: EmployeeType[];

  @Field(() => [EmployeeType], { description: 'For Closer and Additional Salesperson.' })
  salespeople!: EmployeeType[];
}

@ObjectType('Team', { description: 'A team of salespeople, by id: 1 None, 2 A, 3 B, 4 C, 5 HSE.' })
export class TeamType {
  @Field(() => Int, { description: '1 to 5.' })
  id!: number;

  @Field(() => String, { description: 'None, A, B, C or HSE.' })
  name!: string;
}

@ObjectType('Position', {
  description: 'What someone does at the store, which decides their rights.',
})
export class PositionType {
  @Field(() => Int, { description: '0 to 6.' })
  id!: number;

  @Field(() => String, { description: 'In words, such as "finance manager".' })
  title!: string;

  @Field(() => String, { description: 'The group of the Managers page that shows these people.' })
  groupTitle!: string;

  @Field(() => Int, { description: 'The place of that group on the page, from 1.' })
  groupPlace!: number;

  @Field(() => Boolean, { description: 'Whether that group is split by team.' })
  isSplitByTeam!: boolean;
}

@ObjectType('ManagedEmployee', {
  description: 'Someone on the Managers page, with what the viewer may change (rules.md, People and rights).',
})
export class ManagedEmployeeType {
  @Field(() => EmployeeType, { description: 'The person.' })
  employee!: EmployeeType;

  @Field(() => Boolean, {
    description: 'Whether the viewer may set this person’s name, team and active flag.',
  })
  canAlter!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change this person’s e-mail.' })
  canChangeEmail!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this person’s sign-in is linked to an account, and the viewer may unlink it.',
  })
  canUnlinkSignIn!: boolean;

  @Field(() => [Int], {
    description: 'The positions that the viewer may give this person, the present one among them.',
  })
  positionsOffered!: Position[];

  @Field(() => [Int], {
    description: 'The positions with which a team that is sent is stored; with others it is ignored.',
  })
  positionsWithTeam!: Position[];
}

@InputType('EmployeeInput', { description: 'A field that is not named is left as it is.' })
export class EmployeeInput implements EmployeeChangeInput {
  @Field(() => String, {
    nullable: true,
    description: 'Full name, at most 200 characters; it cannot be emptied.',
  })
  name: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The work e-mail that the first sign-in goes by; it cannot be emptied.',
  })
  email: string | null | undefined;

  @Field(() => Int, { nullable: true, description: '0 to 6; it cannot be emptied.' })
  position: Position | null | undefined;

  @Field(() => Int, {
    nullable: true,
    description: '1 to 5, or null for none. Stored for positions 0 and 1; for others the old one is kept.',
  })
  team: TeamId | null | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether they work here; it cannot be emptied.' })
  isActive: boolean | null | undefined;
}

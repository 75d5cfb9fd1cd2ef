import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Position } from '../../rules/people/positions.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import { type EmployeeChangeInput, type EmployeeFieldsRow, employeeFields } from './employee.fields.ts';

@ObjectType('Employee', { simpleResolvers: true, description: 'An employee of the store, active or not.' })
export class EmployeeType implements EmployeeFieldsRow {
  @Field(() => Int, { description: 'The employee’s id, as used in REST and in other types.' })
  id!: number;

  @Field(() => String, { description: employeeFields.name.description })
  name!: string;

  @Field(() => String, {
    description:
      'The employee’s unique initials: the first letter of each word of the name, with more letters if an earlier employee has the same initials (rules.md, Text). Narrow cells show them instead of the name.',
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
    'The employees that the deal form offers: active employees, sorted by team (no team last), then by name. Salespeople on team HSE are also offered as finance managers and as sales managers.',
})
export class DealPeopleType {
  @Field(() => [EmployeeType], { description: 'The employees offered for Sales Manager.' })
  salesManagers!: EmployeeType[];

  @Field(() => [EmployeeType], { description: 'The employees offered for Finance Manager.' })
  financeManagers!: EmployeeType[];

  @Field(() => [EmployeeType], {
    description: 'The employees offered for Closer and Additional Salesperson.',
  })
  salespeople!: EmployeeType[];
}

@ObjectType('Team', { description: 'A team of salespeople. The ids are 1 None, 2 A, 3 B, 4 C and 5 HSE.' })
export class TeamType {
  @Field(() => Int, { description: 'The id of the team, 1 to 5.' })
  id!: number;

  @Field(() => String, { description: 'The name of the team: None, A, B, C or HSE.' })
  name!: string;
}

@ObjectType('Position', {
  description: 'An employee’s position, which determines their rights.',
})
export class PositionType {
  @Field(() => Int, { description: 'The id of the position, 0 to 6.' })
  id!: number;

  @Field(() => String, { description: 'The title of the position, such as "finance manager".' })
  title!: string;

  @Field(() => String, {
    description: 'The group on the Managers page that lists employees in this position.',
  })
  groupTitle!: string;

  @Field(() => Int, { description: 'The group’s place on the Managers page, counted from 1.' })
  groupPlace!: number;

  @Field(() => Boolean, { description: 'Whether the group is split by team on the Managers page.' })
  isSplitByTeam!: boolean;
}

@ObjectType('ManagedEmployee', {
  description:
    'An employee on the Managers page, with the changes that the viewer may make (rules.md, People and rights).',
})
export class ManagedEmployeeType {
  @Field(() => EmployeeType, { description: 'The employee that the viewer’s rights apply to.' })
  employee!: EmployeeType;

  @Field(() => Boolean, {
    description: 'Whether the viewer may set this employee’s name, team and active flag.',
  })
  canAlter!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change this employee’s email.' })
  canChangeEmail!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this employee’s sign-in is linked to an account that the viewer may unlink.',
  })
  canUnlinkSignIn!: boolean;

  @Field(() => [Int], {
    description: 'The positions that the viewer may assign to this employee, including the current one.',
  })
  positionsOffered!: Position[];

  @Field(() => [Int], {
    description: 'The positions that have a team. In other positions, a team that is sent is ignored.',
  })
  positionsWithTeam!: Position[];
}

@InputType('EmployeeInput', {
  description: 'The employee fields to change. Absent fields stay unchanged.',
})
export class EmployeeInput implements EmployeeChangeInput {
  @Field(() => String, {
    nullable: true,
    description: 'The full name, at most 200 characters; must not be empty.',
  })
  name: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The work email, which identifies the employee at the first sign-in; must not be empty.',
  })
  email: string | null | undefined;

  @Field(() => Int, { nullable: true, description: 'The position, 0 to 6; must not be null.' })
  position: Position | null | undefined;

  @Field(() => Int, {
    nullable: true,
    description:
      'The team, 1 to 5, or null for none. Stored only for positions 0 and 1; in other positions, the earlier team is kept.',
  })
  team: TeamId | null | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether the employee works here; must not be null.' })
  isActive: boolean | null | undefined;
}

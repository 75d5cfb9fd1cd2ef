import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { CachedUntilChange, ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { POSITIONS, SALESPERSON } from '../../rules/people/positions.ts';
import { TEAMS } from '../../rules/people/teams.ts';
import { employeeChangeSchema } from './employee.fields.ts';
import { presentManagedEmployees } from './employee.present.ts';
import { listDealPeople, listEmployees, listLinkedIds } from './employee.query.ts';
import { unlinkSignIn, updateEmployee } from './employee.service.ts';
import {
  DealPeopleType,
  EmployeeInput,
  EmployeeType,
  ManagedEmployeeType,
  PositionType,
  TeamType,
} from './employee.types.ts';

@Resolver()
export class EmployeeResolver {
  @CachedUntilChange('EMPLOYEES')
  @Query(() => [EmployeeType], {
    description: 'Lists all employees, active or not, sorted by the last word of their names.',
  })
  async employees(
    @Ctx() { database }: Context,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Returns only employees in this position, 0 to 6.',
    })
    position?: number | null,
  ): Promise<EmployeeType[]> {
    const allEmployees = await listEmployees(database);
    return position == null ? allEmployees : allEmployees.filter(each => each.position === position);
  }

  @CachedUntilChange('EMPLOYEES')
  @Query(() => DealPeopleType, {
    description: 'Returns the employees that the deal form offers in its menus.',
  })
  dealPeople(@Ctx() { database }: Context): Promise<DealPeopleType> {
    return listDealPeople(database);
  }

  @CachedUntilChange()
  @Query(() => [TeamType], { description: 'Lists the teams, sorted by id.' })
  teams(): TeamType[] {
    return [...TEAMS];
  }

  @CachedUntilChange()
  @Query(() => [PositionType], { description: 'Lists the positions, sorted by id.' })
  positions(): PositionType[] {
    return POSITIONS.map(position => ({ ...position, isSplitByTeam: position.id === SALESPERSON }));
  }

  @ChangesWith('EMPLOYEES')
  @Query(() => [ManagedEmployeeType], {
    description: 'Lists all employees, sorted by name, each with the changes that the viewer may make.',
  })
  async managedEmployees(@Ctx() { database, viewer }: Context): Promise<ManagedEmployeeType[]> {
    return presentManagedEmployees(viewer, await listEmployees(database), await listLinkedIds(database));
  }

  @Mutation(() => EmployeeType, {
    description:
      'Changes an employee’s name, email, position, team or active flag. Only the fields that are sent change. The change takes effect with the employee’s next call, and deactivation ends the employee’s sessions. Errors: FORBIDDEN; NOT_FOUND; BAD_INPUT; CONFLICT for the last active admin, or if another employee has the email.',
  })
  async updateEmployee(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => EmployeeInput, { description: 'The fields to change. Absent fields stay unchanged.' })
    input: EmployeeInput,
  ): Promise<EmployeeType> {
    return updateEmployee(context, parseId(args), parseInput(employeeChangeSchema, input));
  }

  @Mutation(() => EmployeeType, {
    description:
      'Unlinks an employee’s sign-in and ends the employee’s sessions and access tokens. The next sign-in with the employee’s email, or an invite, links an account again. Only admins can do this, and not for themselves. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async unlinkSignIn(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<EmployeeType> {
    return unlinkSignIn(context, parseId(args));
  }
}

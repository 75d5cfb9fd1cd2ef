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
  @Query(() => [EmployeeType], { description: 'Everyone, active or not, by the last word of the name.' })
  async employees(
    @Ctx() { database }: Context,
    @Arg('position', () => Int, { nullable: true, description: 'Only this position, 0 to 6.' })
    position?: number | null,
  ): Promise<EmployeeType[]> {
    const allEmployees = await listEmployees(database);
    return position == null ? allEmployees : allEmployees.filter(each => each.position === position);
  }

  @CachedUntilChange('EMPLOYEES')
  @Query(() => DealPeopleType, { description: 'The people that the deal form offers in its selects.' })
  dealPeople(@Ctx() { database }: Context): Promise<DealPeopleType> {
    return listDealPeople(database);
  }

  @CachedUntilChange()
  @Query(() => [TeamType], { description: 'The teams, by id.' })
  teams(): TeamType[] {
    return [...TEAMS];
  }

  @CachedUntilChange()
  @Query(() => [PositionType], { description: 'The positions, by id.' })
  positions(): PositionType[] {
    return POSITIONS.map(position => ({ ...position, isSplitByTeam: position.id === SALESPERSON }));
  }

  @ChangesWith('EMPLOYEES')
  @Query(() => [ManagedEmployeeType], {
    description: 'Everyone with what the viewer may change of them, by name.',
  })
  async managedEmployees(@Ctx() { database, viewer }: Context): Promise<ManagedEmployeeType[]> {
    return presentManagedEmployees(viewer, await listEmployees(database), await listLinkedIds(database));
  }

  @Mutation(() => EmployeeType, {
    description:
      'Changes name, e-mail, position, team or active flag, whichever are named; it takes effect at that person’s next call, and deactivation ends their sessions. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT for the last active admin and for an e-mail that someone else has.',
  })
  async updateEmployee(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
    @Arg('input', () => EmployeeInput, { description: 'What to change; absent fields stay.' })
    input: EmployeeInput,
  ): Promise<EmployeeType> {
    return updateEmployee(context, parseId(args), parseInput(employeeChangeSchema, input));
  }

  @Mutation(() => EmployeeType, {
    description:
      'Unlinks a person’s sign-in and ends their sessions and access tokens; the next sign-in by e-mail, or an invitation, links an account again. For admins, and not their own. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async unlinkSignIn(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<EmployeeType> {
    return unlinkSignIn(context, parseId(args));
  }
}

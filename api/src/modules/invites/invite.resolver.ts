import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, parseId } from '../../platform/graphql/args.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { type Employees, getEmployeesByIds, loadEmployeesById } from '../employees/employee.query.ts';
import { buildInviteUrl, listPendingInvites, type PendingInvite } from './invite.query.ts';
import { createInviteBody } from './invite.rest.ts';
import { createInvite, revokeInvite } from './invite.service.ts';
import { InviteType } from './invite.types.ts';

@Resolver()
export class InviteResolver {
  @ChangesWith('EMPLOYEES')
  @Query(() => [InviteType], {
    description:
      'Lists the pending invites, newest first. Error: FORBIDDEN if the viewer is a salesperson or BDC staff.',
  })
  async invites(@Ctx() context: Context): Promise<InviteType[]> {
    const pending = await listPendingInvites(context);
    const people = await loadEmployeesById(context.database);
    return pending.map(invite => toInviteType(context, invite, people));
  }

  @Mutation(() => InviteType, {
    description:
      'Invites a person by email. Replaces any pending invite for the same email. Errors: FORBIDDEN; CONFLICT if an active employee has that email.',
  })
  async createInvite(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The work email of the invited person.' }) email: string,
  ): Promise<InviteType> {
    const invite = await createInvite(context, parseInput(createInviteBody, { email }).email);
    return toInviteType(
      context,
      invite,
      await getEmployeesByIds(context.database, [context.viewer.employeeId]),
    );
  }

  @Mutation(() => Int, {
    description: 'Revokes a pending invite and returns its id. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async revokeInvite(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await revokeInvite(context, parseId(args));
    return args.id;
  }
}

const toInviteType = (context: Context, invite: PendingInvite, people: Employees): InviteType => ({
  ...invite,
  url: buildInviteUrl(context, invite),
  createdBy: people.get(invite.createdById ?? 0) ?? null,
});

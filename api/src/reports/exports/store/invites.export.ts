import { employeesById } from '../../../employees/employee.query.ts';
import { canManageInvites } from '../../../invites/invite.policy.ts';
import { type PendingInvite, pendingInvites } from '../../../invites/invite.query.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable } from '../exportTable.ts';
import { buildInstantColumns } from '../momentColumns.ts';

/**
 * Exports the pending invites without their links, because a link signs in anyone who has it.
 * @throws FORBIDDEN
 */
export const invitesExport = defineExport({
  name: 'invites',
  contents: 'the pending invites, the latest first, without their links',
  right: canManageInvites,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = await pendingInvites(context);
    const people = await employeesById(context.database);
    return createShortTable<PendingInvite>({
      title: 'Pending invites',
      caption: ['All that can still be accepted'],
      columns: [
        ...buildColumns<PendingInvite>('text', {
          'E-mail': invite => invite.email,
          'Invited by': invite => people.get(invite.createdById ?? 0)?.name ?? null,
        }),
        ...buildInstantColumns<PendingInvite>('Invited', invite => invite.createdAt, timeZone),
        ...buildInstantColumns<PendingInvite>('Expires', invite => invite.expiresAt, timeZone),
      ],
      lines,
    });
  },
});

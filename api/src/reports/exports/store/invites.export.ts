import { employeesById } from '../../../employees/employee.query.ts';
import { canManageInvites } from '../../../invites/invite.policy.ts';
import { type PendingInvite, pendingInvites } from '../../../invites/invite.query.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

/** The pending invites, without their links, which let in whoever has them. @throws FORBIDDEN */
export const invitesExport = exportCall({
  name: 'invites',
  of: 'the pending invites, the latest first, without their links',
  right: canManageInvites,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = await pendingInvites(context);
    const people = await employeesById(context.database);
    return shortTable<PendingInvite>({
      title: 'Pending invites',
      shown: ['All that can still be accepted'],
      columns: [
        ...columnsOf<PendingInvite>('text', {
          'E-mail': invite => invite.email,
          'Invited by': invite => people.get(invite.createdById ?? 0)?.name ?? null,
        }),
        ...momentColumns<PendingInvite>('Invited', invite => invite.createdAt, timeZone),
        ...momentColumns<PendingInvite>('Expires', invite => invite.expiresAt, timeZone),
      ],
      lines,
    });
  },
});

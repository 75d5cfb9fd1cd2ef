import type { Context } from '../../../context.ts';
import { employeesById } from '../../../employees/employee.query.ts';
import { type PendingInvite, pendingInvites } from '../../../invites/invite.query.ts';
import { columnsOf, type ExportTable, shortTable } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

/** The pending invites, the latest first, without their links, which let in whoever has them. @throws FORBIDDEN */
export async function invitesExport(context: Context): Promise<ExportTable> {
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
}

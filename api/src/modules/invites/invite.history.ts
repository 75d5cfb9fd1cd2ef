import type { RecordedEntity } from '../../platform/history/history.ts';
import { canManageInvites } from './invite.policy.ts';

/** Describes invites for the history. A revoked invite is recorded as removed. */
export const inviteHistory = {
  name: 'invite',
  description: 'An invite that was created, accepted or revoked.',
  right: canManageInvites,
  fields: {
    email: { kind: 'text', description: 'The work email of the invited person.' },
    acceptedBy: { kind: 'person', description: 'The employee who accepted the invite.' },
  },
} as const satisfies RecordedEntity;

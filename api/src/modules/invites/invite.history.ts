import type { RecordedEntity } from '../../platform/history/history.ts';
import { canManageInvites } from './invite.policy.ts';

/** Describes invites for the history. A revoked invite is recorded as removed. */
export const inviteHistory = {
  name: 'invite',
  description: 'An invitation: made, accepted, revoked.',
  right: canManageInvites,
  fields: {
    email: { kind: 'text', description: 'The e-mail that is invited.' },
    acceptedBy: { kind: 'person', description: 'The employee that the invited person is.' },
  },
} as const satisfies RecordedEntity;

import type { RecordedEntity } from '../../../platform/history/history.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';

/** History of the turns of the up log. Each change is listed under the salesperson. */
export const upTurnHistory = {
  name: 'upTurn',
  description:
    'Turns of the up log: who checked in and out, took a customer, was skipped or held their turn.',
  right: isSignedIn,
  fields: { state: { kind: 'text', description: 'Whether they waited, and what became of it.' } },
} as const satisfies RecordedEntity;

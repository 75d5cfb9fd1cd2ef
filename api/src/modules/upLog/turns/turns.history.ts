import type { RecordedEntity } from '../../../platform/history/history.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';

/** Describes the turns of the up log for the history. The history lists each change under the salesperson. */
export const upTurnHistory = {
  name: 'upTurn',
  description:
    'Turns of the up log: who checked in and out, took a customer, was skipped or held their turn.',
  right: isSignedIn,
  fields: { state: { kind: 'text', description: 'Whether they waited, and what became of it.' } },
} as const satisfies RecordedEntity;

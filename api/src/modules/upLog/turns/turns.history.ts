import type { RecordedEntity } from '../../../platform/history/history.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';

/** Describes the turns of the up log for the history. The history lists each change under the salesperson. */
export const upTurnHistory = {
  name: 'upTurn',
  description: 'Actions in the up rotation: check-ins and check-outs, ups taken, skips and holds.',
  right: isSignedIn,
  fields: { state: { kind: 'text', description: 'The salesperson’s state in the rotation.' } },
} as const satisfies RecordedEntity;

import type { RecordedEntity } from '../../platform/history/history.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';

const units = 'units';

/** Describes goals for the history. A goal belongs to a person, to a team, or otherwise to the store. */
export const goalHistory = {
  name: 'goal',
  description: 'The goal of a person, a team or the store in a month.',
  right: isSignedIn,
  fields: {
    total: { kind: units, description: 'Units that are the goal of a month.' },
    new: { kind: units, description: 'New ones of them, where they are told apart.' },
    used: { kind: units, description: 'Used ones of them, where they are told apart.' },
  },
} as const satisfies RecordedEntity;

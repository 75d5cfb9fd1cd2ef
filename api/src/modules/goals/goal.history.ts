import type { RecordedEntity } from '../../platform/history/history.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';

const units = 'units';

/** Describes goals for the history. A goal belongs to a person, to a team, or otherwise to the store. */
export const goalHistory = {
  name: 'goal',
  description: 'The monthly goal of an employee, a team or the store.',
  right: isSignedIn,
  fields: {
    total: { kind: units, description: 'The goal for the month, in units.' },
    new: { kind: units, description: 'The goal for new units, if the goal is split into new and used.' },
    used: { kind: units, description: 'The goal for used units, if the goal is split into new and used.' },
  },
} as const satisfies RecordedEntity;

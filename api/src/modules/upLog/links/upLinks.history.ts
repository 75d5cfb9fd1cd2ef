import type { RecordedEntity } from '../../../platform/history/history.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';

/** Describes the links of ups for the history. An up is named by its customer and day. */
export const upLinkHistory = {
  name: 'upLink',
  description: 'An up’s links to its deal and to its earlier visit.',
  right: isSignedIn,
  fields: {
    deal: { kind: 'text', description: 'The number of the linked deal at the time of the change.' },
    visitBefore: { kind: 'text', description: 'The day and the salesperson of the earlier visit.' },
  },
} as const satisfies RecordedEntity;

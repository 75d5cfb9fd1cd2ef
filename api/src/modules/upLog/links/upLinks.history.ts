import type { RecordedEntity } from '../../../platform/history/history.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';

/** Describes the links of ups for the history. An up is named by its customer and day. */
export const upLinkHistory = {
  name: 'upLink',
  description: 'What an up is linked to: its deal and the visit before it.',
  right: isSignedIn,
  fields: {
    deal: { kind: 'text', description: 'The number that the deal of the up had then.' },
    visitBefore: { kind: 'text', description: 'The visit before the up: its day, and whom it was with.' },
  },
} as const satisfies RecordedEntity;

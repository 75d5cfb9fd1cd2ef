import { canSeeDataAccess } from '../../dataAccess/dataAccess.policy.ts';
import type { RecordedNoun } from '../../history/recordedNoun.ts';

export const ACCESS_KIND = 'dataAccess';

/**
 * Exports, reads by access tokens, sign-ins and backups, listed like changes (changes.md, Exports and
 * sign-ins).
 */
export const accessHistory = {
  name: ACCESS_KIND,
  description:
    'What left the store and who signed in: exports, customers read by an access token or in the playground, sign-ins, backups; and the changes of displays. They are no changes, and told only when this kind is chosen.',
  right: canSeeDataAccess,
  fields: {
    filter: { kind: 'text', description: 'Which lines were taken.' },
    lines: { kind: 'number', description: 'How many lines were sent; of what broke off, at most so many.' },
    times: { kind: 'number', description: 'How often within the hour, if more than once.' },
    isBrokenOff: { kind: 'flag', description: 'Whether it ended before its end.' },
    address: { kind: 'text', description: 'The address that it went to, or came from.' },
  },
} as const satisfies RecordedNoun;

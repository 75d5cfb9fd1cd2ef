import { randomBytes } from 'node:crypto';
import { addDays, type Day } from '../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../rules/people/positions.ts';
import type { InsertRow } from './bulkInsert.ts';
import type { DemoEmployee } from './people.ts';

const VALID_DAYS = 7;
const PENDING_INVITES = [
  { email: 'robin.hale@demo.example', daysAgo: 1 },
  { email: 'casey.nguyen@demo.example', daysAgo: 3 },
];

/** Creates two pending invites and the accepted invite of the newest employee. */
export function createDemoInvites(people: readonly DemoEmployee[], today: Day): InsertRow[] {
  const inviter = people.find(person => person.position === SALES_MANAGER);
  const newest = people.reduce((a, b) => (b.joinedOn > a.joinedOn ? b : a));
  const invite = (email: string, day: Day, accepted: DemoEmployee | null) => ({
    email,
    token: createToken(),
    created_by: inviter?.id ?? null,
    created_at: `${day}T14:00:00Z`,
    expires_at: `${addDays(day, VALID_DAYS)}T14:00:00Z`,
    accepted_at: accepted ? `${accepted.joinedOn}T13:00:00Z` : null,
    accepted_by: accepted?.id ?? null,
  });
  return [
    invite(newest.email, addDays(newest.joinedOn, -2), newest),
    ...PENDING_INVITES.map(({ email, daysAgo }) => invite(email, addDays(today, -daysAgo), null)),
  ];
}

/** Creates a random token. It differs in each demo store, because a predictable token would let anyone in. */
const createToken = () => randomBytes(24).toString('base64url');

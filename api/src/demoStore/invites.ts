import { randomBytes } from 'node:crypto';
import { addDays, type Day } from '../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../rules/people/positions.ts';
import type { TableRow } from './bulkInsert.ts';
import type { Colleague } from './people.ts';

const VALID_DAYS = 7;
const PENDING = [
  { email: 'robin.hale@demo.example', daysAgo: 1 },
  { email: 'casey.nguyen@demo.example', daysAgo: 3 },
];

/** Two invites that wait, and the one that the newest colleague has accepted. */
export function demoInvites(people: readonly Colleague[], today: Day): TableRow[] {
  const inviter = people.find(person => person.position === SALES_MANAGER);
  const newest = people.reduce((a, b) => (b.joinedOn > a.joinedOn ? b : a));
  const invite = (email: string, day: Day, accepted: Colleague | null) => ({
    email,
    token: unguessable(),
    created_by: inviter?.id ?? null,
    created_at: `${day}T14:00:00Z`,
    expires_at: `${addDays(day, VALID_DAYS)}T14:00:00Z`,
    accepted_at: accepted ? `${accepted.joinedOn}T13:00:00Z` : null,
    accepted_by: accepted?.id ?? null,
  });
  return [
    invite(newest.email, addDays(newest.joinedOn, -2), newest),
    ...PENDING.map(({ email, daysAgo }) => invite(email, addDays(today, -daysAgo), null)),
  ];
}

/** The one thing of the demo store that differs each time: a token that anyone can work out would be a key. */
const unguessable = () => randomBytes(24).toString('base64url');

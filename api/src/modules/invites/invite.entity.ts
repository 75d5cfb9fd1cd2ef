import { defineEntity, p } from '@mikro-orm/postgresql';

/** An invite. It is pending until it is accepted, revoked or past `expiresAt`. */
export const Invite = defineEntity({
  name: 'Invite',
  tableName: 'invite',
  properties: {
    id: p.integer().primary(),
    email: p.text(),
    /** Secret of the link. It is not hashed, because the list of pending invites shows the link again. */
    token: p.text(),
    /** The id of an employee. */
    createdBy: p.integer().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().strictNullable(),
    /** The id of an employee. */
    acceptedBy: p.integer().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
});

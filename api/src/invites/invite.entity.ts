import { defineEntity, p } from '@mikro-orm/postgresql';

/** Pending until it is accepted, revoked or past `expiresAt`. */
export const Invite = defineEntity({
  name: 'Invite',
  tableName: 'invite',
  properties: {
    id: p.integer().primary(),
    email: p.text(),
    token: p.text(),
    /** An employee. */
    createdBy: p.integer().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().strictNullable(),
    /** An employee. */
    acceptedBy: p.integer().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
});

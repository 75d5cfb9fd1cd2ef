import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** What a person's scripts and spreadsheets read with. The token itself is never stored, only its SHA-256. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    id: p.integer().primary(),
    tokenHash: p.blob(),
    /** The owner: the token reads with their rights. */
    employeeId: p.integer(),
    name: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
});
export type AccessToken = InferEntity<typeof AccessToken>;

import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/** A token with which a person's scripts and spreadsheets read data. Only its SHA-256 hash is stored. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    id: p.integer().primary(),
    tokenHash: p.blob(),
    /** The owner of the token. The token reads with the rights of this employee. */
    employeeId: p.integer(),
    name: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
});
export type AccessToken = InferEntity<typeof AccessToken>;

import { createHash, randomBytes } from 'node:crypto';

/** Begins every token, so that whoever scans for leaked secrets knows one of ours. */
const PREFIX = 'sfp_';

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = new RegExp(`^${PREFIX}[\\w-]{43}$`);

/** A new token: 256 random bits. */
export const newAccessToken = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether this is an access token by its looks, and not a session's. */
export const isAccessToken = (token: string | undefined): token is string =>
  token !== undefined && TOKEN_SHAPE.test(token);

/** What the store knows an access token by. */
export const hashOfAccessToken = (token: string): Buffer => createHash('sha256').update(token).digest();

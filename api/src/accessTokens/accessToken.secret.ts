import { createHash, randomBytes } from 'node:crypto';

/** The prefix of every token, so that scanners for leaked secrets recognize it. */
const PREFIX = 'sfp_';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = new RegExp(`^${PREFIX}[\\w-]{43}$`);

/** Creates a token of 256 random bits. */
export const generateAccessToken = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** Checks whether the text has the format of an access token, and not of a session token. */
export const isAccessTokenFormat = (token: string | undefined): token is string =>
  token !== undefined && TOKEN_PATTERN.test(token);

/** Hashes an access token. The store finds a token by its hash. */
export const hashAccessToken = (token: string): Buffer => createHash('sha256').update(token).digest();

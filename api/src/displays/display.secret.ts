import { createHash, randomBytes } from 'node:crypto';

/** Prefix of every display token, by which scanners for leaked secrets can recognize it. */
const TOKEN_PREFIX = 'sfd_';

/** Creates a token of 256 random bits. */
export const createDisplayToken = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Returns the hash by which the store finds a display token. */
export const hashDisplayToken = (token: string): Buffer => createHash('sha256').update(token).digest();

import { createHash, randomBytes } from 'node:crypto';

/** Begins every display's token, so that whoever scans for leaked secrets knows one of ours. */
const PREFIX = 'sfd_';

/** 256 random bits. */
export const newDisplayToken = (): string => PREFIX + randomBytes(32).toString('base64url');

/** What the store knows a display's token by. */
export const hashOfDisplayToken = (token: string): Buffer => createHash('sha256').update(token).digest();

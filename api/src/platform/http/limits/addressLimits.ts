import { type Request, type RequestHandler, Router } from 'express';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { FailedAttempts, tooManyAttemptsError } from '../../database/failedAttempts.ts';

const SECONDS = 60;

/**
 * Limits the public calls of each address per minute, across all instances: failed sign-ins, failed invites,
 * and requests for pairing letters of displays.
 * Successes are not counted, so that a whole store can sign in from one address (docs/adr/graphql-limits.md).
 * Requests for pairing letters always count, because each request inserts a row.
 */
export function createAddressLimits(
  database: Database,
  { failedTries }: Config['limits'],
  seconds = SECONDS,
): Router {
  const createAttempts = (action: string) =>
    new FailedAttempts(database, { action, maxFailures: failedTries, seconds });
  return Router()
    .post('/auth/microsoft-login', limitFailures(createAttempts('sign-in')))
    .post('/invites/accept', limitFailures(createAttempts('accept')))
    .get('/invites/verify/:token', limitFailures(createAttempts('verify')))
    .post('/displays/letters', limitAttempts(createAttempts('letters')));
}

/** Rejects an address after too many attempts. */
function limitAttempts(attempts: FailedAttempts): RequestHandler {
  return async (req, _res, next) => {
    const waitSeconds = await attempts.startAttempt(getClientAddress(req));
    if (waitSeconds > 0) throw tooManyAttemptsError(waitSeconds);
    next();
  };
}

/** Rejects an address after too many failures. A success is not counted. */
function limitFailures(attempts: FailedAttempts): RequestHandler[] {
  const refundSuccess: RequestHandler = (req, res, next) => {
    res.once('finish', () => {
      if (res.statusCode < 400) void attempts.recordSuccess(getClientAddress(req));
    });
    next();
  };
  return [limitAttempts(attempts), refundSuccess];
}

/** The maximum length of an address in a key, because a proxy may send any text instead of an address. */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Returns the client's address. A /64 of IPv6 is one household and counts as one address; IPv4 written as
 * IPv6 counts as IPv4.
 */
export function getClientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, MAX_ADDRESS_LENGTH);
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  if (address.range() === 'loopback') return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

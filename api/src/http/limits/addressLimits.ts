import { type RequestHandler, Router } from 'express';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { FailedTries, tooManyTries } from '../../database/failedTries.ts';
import { getClientAddress } from '../address.ts';

const SECONDS = 60;

/**
 * Limits the public calls of each address per minute, across all instances: failed sign-ins and invites, and
 * pairing letters of displays.
 * Successes are not counted, so that a whole store can sign in from one address (decision 056). Pairing
 * letters always count, because each inserts a row.
 */
export function createAddressLimits(
  database: Database,
  { failedTries }: Config['limits'],
  seconds = SECONDS,
): Router {
  const tries = (purpose: string) => new FailedTries(database, { what: purpose, most: failedTries, seconds });
  return Router()
    .post('/auth/microsoft-login', limitFailures(tries('sign-in')))
    .post('/invites/accept', limitFailures(tries('accept')))
    .get('/invites/verify/:token', limitFailures(tries('verify')))
    .post('/displays/letters', limitTries(tries('letters')));
}

/** Rejects an address after too many tries. */
function limitTries(tries: FailedTries): RequestHandler {
  return async (req, _res, next) => {
    const waitSeconds = await tries.begin(getClientAddress(req));
    if (waitSeconds > 0) throw tooManyTries(waitSeconds);
    next();
  };
}

/** Rejects an address after too many failures. A success is not counted. */
function limitFailures(tries: FailedTries): RequestHandler[] {
  const uncountSuccess: RequestHandler = (req, res, next) => {
    res.once('finish', () => {
      if (res.statusCode < 400) void tries.succeeded(getClientAddress(req));
    });
    next();
  };
  return [limitTries(tries), uncountSuccess];
}

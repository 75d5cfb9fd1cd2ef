import { type RequestHandler, Router } from 'express';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { FailedTries, tooManyTries } from '../../database/failedTries.ts';
import { addressOf } from '../address.ts';

const SECONDS = 60;

/**
 * Bounds what is open to anyone, of one address within a minute, at all instances together: failed sign-ins and invites,
 * and letters of displays. What succeeds is not counted, so that a whole store behind one address signs in at once
 * (decision 056); letters always are, because each makes a row.
 */
export function addressLimits(
  database: Database,
  { failedTries }: Config['limits'],
  seconds = SECONDS,
): Router {
  const tries = (what: string) => new FailedTries(database, { what, most: failedTries, seconds });
  return Router()
    .post('/auth/microsoft-login', boundFailures(tries('sign-in')))
    .post('/invites/accept', boundFailures(tries('accept')))
    .get('/invites/verify/:token', boundFailures(tries('verify')))
    .post('/displays/letters', bound(tries('letters')));
}

/** Refuses whoever tried too often. */
function bound(tries: FailedTries): RequestHandler {
  return async (req, _res, next) => {
    const wait = await tries.begin(addressOf(req));
    if (wait > 0) throw tooManyTries(wait);
    next();
  };
}

/** The same, but a success is taken back. */
function boundFailures(tries: FailedTries): RequestHandler[] {
  const takeBackSuccess: RequestHandler = (req, res, next) => {
    res.once('finish', () => {
      if (res.statusCode < 400) void tries.succeeded(addressOf(req));
    });
    next();
  };
  return [bound(tries), takeBackSuccess];
}

import { type Request, type RequestHandler, Router } from 'express';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';

const SECONDS = 60;

/** Of what a proxy may name instead of an address; the rest is not told apart. */
const LONGEST_ADDRESS = 100;

/**
 * Bounds guessing at whatever is open to anyone: failed sign-ins and invites from one address within a minute, at all
 * instances together. What succeeds is not counted, so that a whole store behind one address signs in at once (decision 056).
 */
export function addressLimits(
  database: Database,
  { failedTries }: Config['limits'],
  seconds = SECONDS,
): Router {
  const limit = (keyPrefix: string) =>
    boundFailures(
      new RateLimiterPostgres({
        storeClient: storeIn(database),
        storeType: 'client',
        tableName: 'failed_try',
        tableCreated: true,
        keyPrefix,
        points: failedTries,
        duration: seconds,
        // Whoever does not stop is refused without a statement.
        inMemoryBlockOnConsumed: 2 * failedTries,
      }),
    );
  return Router()
    .post('/auth/microsoft-login', limit('sign-in'))
    .post('/invites/accept', limit('accept'))
    .get('/invites/verify/:token', limit('verify'));
}

/** The database as the library talks to it. */
const storeIn = (database: Database) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const rows = await database.rows(text, values);
    return { rows, rowCount: rows.length };
  },
});

/** Counts a try before it is made and takes it back when it succeeds, so that tries at the same time are bounded too. */
function boundFailures(tries: RateLimiterPostgres): RequestHandler {
  return async (req, res, next) => {
    const address = addressOf(req);
    const wait = await secondsToWait(tries, address);
    if (wait > 0) {
      res.set('Retry-After', String(wait));
      throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${wait} seconds.`);
    }
    res.once('finish', () => {
      // A success that could not be taken back counts until the minute is over.
      if (res.statusCode < 400) tries.reward(address).catch(() => {});
    });
    next();
  };
}

/** 0 when one more may be tried. */
async function secondsToWait(tries: RateLimiterPostgres, address: string): Promise<number> {
  try {
    await tries.consume(address);
    return 0;
  } catch (spent) {
    if (spent instanceof RateLimiterRes) return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw spent;
  }
}

/** A /64 is one household, so it counts as one address. An IPv4 address written as IPv6 counts as IPv4. */
function addressOf({ ip = '' }: Request): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, LONGEST_ADDRESS);
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

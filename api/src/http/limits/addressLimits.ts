import { type Request, type RequestHandler, Router } from 'express';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';

const SECONDS = 60;

/**
 * Bounds guessing at whatever is open to anyone: failed sign-ins and invites from one address within a minute. What
 * succeeds is not counted, so that a whole store behind one address signs in at once (decision 056).
 */
export function addressLimits({ failedTries }: Config['limits'], seconds = SECONDS): Router {
  const limit = () => boundFailures(new RateLimiterMemory({ points: failedTries, duration: seconds }));
  return Router()
    .post('/auth/microsoft-login', limit())
    .post('/invites/accept', limit())
    .get('/invites/verify/:token', limit());
}

/** Counts a try before it is made and takes it back when it succeeds, so that tries at the same time are bounded too. */
function boundFailures(tries: RateLimiterMemory): RequestHandler {
  return async (req, res, next) => {
    const address = addressOf(req);
    const wait = await secondsToWait(tries, address);
    if (wait > 0) {
      res.set('Retry-After', String(wait));
      throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${wait} seconds.`);
    }
    res.once('finish', () => {
      if (res.statusCode < 400) void tries.reward(address);
    });
    next();
  };
}

/** 0 when one more may be tried. */
async function secondsToWait(tries: RateLimiterMemory, address: string): Promise<number> {
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
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

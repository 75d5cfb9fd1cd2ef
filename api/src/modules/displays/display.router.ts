import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Context, Services } from '../../platform/context.ts';
import { AppError, notSignedIn } from '../../platform/errors.ts';
import { combineVersions } from '../../platform/topics.ts';
import { createSystemViewer } from '../../platform/viewer/viewer.ts';
import { addDays, type Day, monthRange, toMonth } from '../../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../../rules/people/positions.ts';
import { getBearerToken } from '../auth/requireViewer.ts';
import { findRequestingDisplay, isPairing, type RequestingDisplay } from './display.query.ts';
import { createPairingLetters, hashDisplayToken } from './display.service.ts';

/** Reads the figures of boards as the text of a JSON object. */
type ReadBoards = (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<string>;

/** Reads the page of the web app. Returns undefined if the web app is not built. */
type ReadPage = () => Promise<{ readonly build: string } | undefined>;

const MIN_REQUEST_INTERVAL_MS = 1_000;
const MAX_TOKENS = 10_000;

/**
 * Creates the routes of displays (display.md). The server chooses both query and variables, so that a display
 * token reads only the figures of its boards. No other API accepts the token.
 */
export function createDisplayRouter(services: Services, readBoards: ReadBoards, readPage: ReadPage): Router {
  const routes = Router();
  /**
   * The time of the last request with each token, by the token's hash. Requests without pause are rejected
   * without a database query.
   */
  const lastRequestAt = new LRUCache<string, number>({ max: MAX_TOKENS });

  function isTooSoon(key: string): boolean {
    const now = services.clock.now().getTime();
    // Uses the absolute difference, so that requests are accepted after the clock was set back.
    if (Math.abs(now - (lastRequestAt.get(key) ?? 0)) < MIN_REQUEST_INTERVAL_MS) return true;
    lastRequestAt.set(key, now);
    return false;
  }

  routes.post('/displays/letters', async (_req, res) => {
    res
      .set('Cache-Control', 'no-store')
      .status(201)
      .json(await createPairingLetters(services));
  });

  routes.get('/displays/figures', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const token = getBearerToken(req);
    if (token === undefined) throw notSignedIn();
    const tokenHash = hashDisplayToken(token);
    if (isTooSoon(tokenHash.toString('base64'))) {
      res.set('Retry-After', '1');
      throw new AppError('TOO_MANY_REQUESTS', 'A display can request data at most once per second.');
    }
    const display = await findRequestingDisplay(services, tokenHash);
    if (!display) {
      if (!(await isPairing(services, tokenHash))) throw notSignedIn();
      res.status(202).end();
      return;
    }
    const today = services.clock.today();
    const build = (await readPage())?.build;
    const etag = `"${today} ${combineVersions(display.versions)} ${display.version} ${build}"`;
    res.set('ETag', etag);
    if (req.headers['if-none-match'] === etag) {
      res.status(304).end();
      return;
    }
    const sharedJson = await readBoards(
      createDisplayContext(services, display),
      toQueryVariables(display, today),
    );
    res
      .type('json')
      .send(`${JSON.stringify({ build, ...toOwnData(display) }).slice(0, -1)},${sharedJson.slice(1)}`);
  });
  return routes;
}

/**
 * Creates the context of a display. A display reads figures with the rights of a sales manager and cannot
 * change anything.
 */
const createDisplayContext = (services: Services, { versions }: RequestingDisplay): Context => ({
  ...services,
  database: services.database.withSharedConnection(),
  versions,
  source: { channel: 'screen' },
  viewer: createSystemViewer(SALES_MANAGER),
});

/** Returns the data that only this display gets. */
function toOwnData({ name, boards, seconds, theme, hasSound, message }: RequestingDisplay) {
  return {
    display: { name, boards, seconds, theme, hasSound, ...(boards.includes('MESSAGE') && { message }) },
    // A page of an earlier build expects both lists, regardless of the boards of the display
    // (docs/adr/displays.md).
    sales: [],
    ...(!boards.includes('LEADERBOARD') && { leaderboard: [] }),
  };
}

function toQueryVariables({ boards, showsGross }: RequestingDisplay, today: Day) {
  return {
    ...monthRange(toMonth(today)),
    today,
    tomorrow: addDays(today, 1),
    showsGross,
    showsLeaderboard: boards.includes('LEADERBOARD'),
    showsTeams: boards.includes('TEAMS'),
    showsTickSheet: boards.includes('TICK_SHEET'),
    showsPot: boards.includes('POT_OF_GOLD'),
    showsDeliveries: boards.includes('DELIVERIES'),
    showsUpLog: boards.includes('UP_LOG'),
  };
}

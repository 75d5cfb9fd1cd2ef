import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { bearerOf } from '../auth/bearer.ts';
import type { Context, Services } from '../platform/context.ts';
import { AppError, notSignedIn } from '../platform/errors.ts';
import { addDays, type Day, monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../rules/people/positions.ts';
import { combineVersions } from '../platform/topics.ts';
import { createSystemViewer } from '../platform/viewer/viewer.ts';
import { type AskingDisplay, askingDisplay, isPairing } from './display.query.ts';
import { hashOfDisplayToken } from './display.secret.ts';
import { drawLetters } from './display.service.ts';

/** Reads what boards show, as the text of a JSON object. */
type ReadBoards = (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<string>;

/** The page that the server hands out; none where the web app is not built. */
type ReadPage = () => Promise<{ readonly build: string } | undefined>;

const ASKS_EVERY_MS = 1_000;
const MOST_TOKENS = 10_000;

/**
 * The calls of displays (display.md). A display names no query and sends no variables: both are chosen by the server, so that
 * its token reads what its boards show and nothing else. At every other door the token is no token.
 */
export function displayDoor(services: Services, readBoards: ReadBoards, readPage: ReadPage): Router {
  const routes = Router();
  /** When each token was sent last, by its hash: one that is sent without pause costs no statement. */
  const lastAsked = new LRUCache<string, number>({ max: MOST_TOKENS });

  function isHasty(key: string): boolean {
    const now = services.clock.now().getTime();
    // A clock that was set back makes nobody wait.
    if (Math.abs(now - (lastAsked.get(key) ?? 0)) < ASKS_EVERY_MS) return true;
    lastAsked.set(key, now);
    return false;
  }

  routes.post('/displays/letters', async (_req, res) => {
    res
      .set('Cache-Control', 'no-store')
      .status(201)
      .json(await drawLetters(services));
  });

  routes.get('/displays/figures', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const token = bearerOf(req);
    if (token === undefined) throw notSignedIn();
    const tokenHash = hashOfDisplayToken(token);
    if (isHasty(tokenHash.toString('base64'))) {
      res.set('Retry-After', '1');
      throw new AppError('TOO_MANY_REQUESTS', 'A display asks once a second at most.');
    }
    const display = await askingDisplay(services, tokenHash);
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
    const shared = await readBoards(contextOf(services, display), variablesOf(display, today));
    res.type('json').send(`${JSON.stringify({ build, ...ownOf(display) }).slice(0, -1)},${shared.slice(1)}`);
  });
  return routes;
}

/** It reads as a manager of displays would, and changes nothing. */
const contextOf = (services: Services, { versions }: AskingDisplay): Context => ({
  ...services,
  database: services.database.inOneTrip(),
  versions,
  source: { door: 'screen' },
  viewer: createSystemViewer(SALES_MANAGER),
});

/** What no other display is sent. */
function ownOf({ name, boards, seconds, theme, hasSound, message }: AskingDisplay) {
  return {
    display: { name, boards, seconds, theme, hasSound, ...(boards.includes('MESSAGE') && { message }) },
    // A page of an earlier build looks through both lists, whatever its boards (decision 180).
    sales: [],
    ...(!boards.includes('LEADERBOARD') && { leaderboard: [] }),
  };
}

function variablesOf({ boards, showsGross }: AskingDisplay, today: Day) {
  return {
    ...monthRange(monthOf(today)),
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

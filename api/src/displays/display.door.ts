import { Router } from 'express';
import { bearerOf } from '../auth/bearer.ts';
import type { Context, Services } from '../context.ts';
import { notSignedIn } from '../errors.ts';
import { addDays, type Day, monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../rules/people/positions.ts';
import { versionOf } from '../topics.ts';
import { nobodyAs } from '../viewer/viewer.ts';
import { type AskingDisplay, askingDisplay, isPairing } from './display.query.ts';
import { drawLetters } from './display.service.ts';

/** Reads what the boards of a display show. */
type ReadBoards = (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * The calls of displays (display.md). A display names no query and sends no variables: both are chosen by the server, so that
 * its token reads what its boards show and nothing else. At every other door the token is no token.
 */
export function displayDoor(services: Services, readBoards: ReadBoards): Router {
  const routes = Router();

  routes.post('/displays/letters', async (_req, res) => {
    res
      .set('Cache-Control', 'no-store')
      .status(201)
      .json(await drawLetters(services));
  });

  routes.get('/displays/figures', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const token = bearerOf(req) ?? '';
    const display = await askingDisplay(services, token);
    if (!display) {
      if (!(await isPairing(services, token))) throw notSignedIn();
      res.status(202).end();
      return;
    }
    const today = services.clock.today();
    const etag = `"${today} ${versionOf(display.versions)} ${display.version}"`;
    res.set('ETag', etag);
    if (req.headers['if-none-match'] === etag) {
      res.status(304).end();
      return;
    }
    res.json(await readBoards(contextOf(services, display), variablesOf(display, today)));
  });
  return routes;
}

/** It reads as a manager of displays would, and changes nothing. */
const contextOf = (services: Services, { versions }: AskingDisplay): Context => ({
  ...services,
  database: services.database.inOneTrip(),
  versions,
  source: { door: 'screen' },
  viewer: nobodyAs(SALES_MANAGER),
});

/** What its boards show, and of which days. */
function variablesOf({ id, boards, showsGross }: AskingDisplay, today: Day) {
  return {
    id,
    ...monthRange(monthOf(today)),
    today,
    tomorrow: addDays(today, 1),
    showsGross,
    showsTeams: boards.includes('TEAMS'),
    showsTickSheet: boards.includes('TICK_SHEET'),
    showsPot: boards.includes('POT_OF_GOLD'),
    showsDeliveries: boards.includes('DELIVERIES'),
    showsUpLog: boards.includes('UP_LOG'),
  };
}

import { Router } from 'express';
import { bearerOf } from '../auth/bearer.ts';
import type { Context, Services } from '../context.ts';
import { type AskingDisplay, askingDisplay, isPairing } from '../displays/display.query.ts';
import { drawLetters } from '../displays/display.service.ts';
import { notSignedIn } from '../errors.ts';
import { addDays, type Day, monthOf, monthRange } from '../rules/calendar/calendar.ts';
import { SALES_MANAGER } from '../rules/people/positions.ts';
import { versionOf } from '../topics.ts';
import { nobodyAs } from '../viewer/viewer.ts';
import type { TrustedDocument, TrustedDocuments } from './documents.ts';

/** The one document that a display reads. */
const DOCUMENT = 'Display';

/**
 * The calls of displays (display.md). A display names no query and sends no variables: both are chosen here, so that its
 * token reads what its boards show and nothing else. At every other door the token is no token.
 */
export function displayDoor(services: Services, documents: TrustedDocuments): Router {
  const document = documentNamed(documents, DOCUMENT);
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
    const { data, errors } = await document.run(contextOf(services, display), variablesOf(display, today));
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    res.json(data);
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

/** What the document asks for. */
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

function documentNamed(documents: TrustedDocuments, name: string): TrustedDocument {
  const found = [...documents.values()].find(({ operation }) => operation.name?.value === name);
  if (!found) throw new Error(`documents.json has no ${name}`);
  return found;
}

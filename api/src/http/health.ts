import { Router } from 'express';
import type { Database } from '../database/database.ts';

/** For whoever watches the process: `/healthz` that it runs, `/readyz` that its database answers and is migrated. */
export function healthDoor(database: Database): Router {
  const routes = Router();
  routes.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  routes.get('/readyz', async (_req, res) => {
    const unreadiness = await database.unreadiness();
    res.status(unreadiness ? 503 : 200).json({ status: unreadiness ?? 'ok' });
  });
  return routes;
}

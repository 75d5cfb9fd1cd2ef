import { Router } from 'express';
import type { Database } from '../database/database.ts';

/**
 * Creates the routes for monitoring: `/healthz` while the process runs, `/readyz` while its database is
 * reachable and migrated.
 */
export function createHealthRouter(database: Database): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const problem = await database.unreadiness();
    res.status(problem ? 503 : 200).json({ status: problem ?? 'ok' });
  });
  return router;
}

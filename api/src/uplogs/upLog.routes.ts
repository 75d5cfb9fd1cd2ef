import { Router } from 'express';
import { z } from 'zod';
import { contextOf } from '../context.ts';
import { bodyOf, day, id, oneOfThese, optionalFilter, rangeOf } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/upValues.ts';
import { upsOfDay } from './up.query.ts';
import { newRowPlace, restUp, restUpStats, restUps, rowBody, rowPlace } from './up.rest.ts';
import { addUpTo, amendUp, deleteUp, ensureUpLog } from './upLog.service.ts';
import { reorderUps } from './upOrder.service.ts';
import { teamFilter } from './upStats.input.ts';
import { upStatsRows } from './upStats.query.ts';

const named = z.object({ id });
const ofDay = z.object({ date: day });
const ensuring = bodyOf({ date: day });
const ordering = bodyOf({
  rows: z.array(
    z.object({ id, display_order: id }, 'must be a row with an id and a display_order'),
    'must be a list of rows',
  ),
});
const stats = z.object({
  start: day,
  end: day,
  employeeId: optionalFilter(id),
  teamId: optionalFilter(teamFilter),
  upType: optionalFilter(oneOfThese(UP_TYPES)),
  sold: optionalFilter(oneOfThese(UP_SOLD_VALUES)),
});

/** `/uplogs` of rest.md. */
export function upLogRoutes(): Router {
  const routes = Router();

  routes.get('/get', async (req, res) => {
    const { date } = parseInput(ofDay, req.query);
    const ups = await upsOfDay(contextOf(res).database, date);
    res.json({ id: ups.id, rows: restUps(ups) });
  });

  routes.post('/ensure', async (req, res) => {
    const { date } = parseInput(ensuring, req.body);
    res.json({ id: await ensureUpLog(contextOf(res), date) });
  });

  routes.post('/row/add', async (req, res) => {
    const { up_log_id: logId } = parseInput(newRowPlace, req.body);
    const { row, people } = await addUpTo(contextOf(res), logId, parseInput(rowBody, req.body));
    res.status(201).json(restUp(row, people));
  });

  routes.put('/row/:id', async (req, res) => {
    const { id: rowId } = parseInput(named, req.params);
    const { display_order: place } = parseInput(rowPlace, req.body);
    const { row, people } = await amendUp(
      contextOf(res),
      rowId,
      parseInput(rowBody, req.body),
      place ?? undefined,
    );
    res.json(restUp(row, people));
  });

  routes.delete('/row/:id', async (req, res) => {
    const { id: rowId } = parseInput(named, req.params);
    await deleteUp(contextOf(res), rowId);
    res.status(204).end();
  });

  routes.post('/updateorder', async (req, res) => {
    const { rows } = parseInput(ordering, req.body);
    const places = rows.map(row => ({ id: row.id, place: row.display_order }));
    res.json({ rows: restUps(await reorderUps(contextOf(res), places)) });
  });

  routes.get('/getuplogstats', async (req, res) => {
    const { start, end, ...filter } = parseInput(stats, req.query);
    const found = await upStatsRows(contextOf(res).database, { days: rangeOf(start, end), ...filter });
    res.json(found.rows.map(row => restUpStats(row, found.people)));
  });

  return routes;
}

import { z } from 'zod';
import { bodySchema, day, id, optionalFilters, parseDayRange } from '../../../platform/input/fields.ts';
import { idResponse } from '../../../platform/rest/responseFields.ts';
import { defineCall } from '../../../platform/rest/restCall.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';
import { listLoggedUps } from '../loggedUps.query.ts';
import { upFilterFields } from '../stats/upStats.input.ts';
import { getUpsOfDay } from '../up.query.ts';
import { canWriteUps } from '../upLog.policy.ts';
import {
  newRowBody,
  orderBody,
  rowBody,
  toRestUp,
  toRestUpStats,
  toRestUps,
  upShape,
  upStatsRowsShape,
  upsShape,
} from './up.rest.ts';
import { addUpToLog, deleteUp, ensureUpLog, reorderUps, updateUp } from './upLog.service.ts';

const upIdParams = z.object({ id });

/** The `/uplogs` calls of rest.md. */
export const upLogCalls = [
  defineCall({
    method: 'GET',
    path: '/uplogs/get',
    summary: 'Returns a day’s ups in order. `id` is null if the day has no log yet.',
    right: isSignedIn,
    query: z.object({ date: day }),
    response: z.object({ id: idResponse.nullable(), rows: upsShape }),
    run: async ({ database }, { query }) => {
      const ups = await getUpsOfDay(database, query.date);
      return { id: ups.id, rows: toRestUps(ups) };
    },
  }),

  defineCall({
    method: 'POST',
    path: '/uplogs/ensure',
    summary:
      'Returns the log for a day, and creates it if it does not exist yet. Concurrent calls never create a second log for the same day.',
    right: canWriteUps,
    body: bodySchema({ date: day }),
    response: z.object({ id: idResponse }),
    run: async (context, { body }) => ({ id: await ensureUpLog(context, body.date) }),
  }),

  defineCall({
    method: 'POST',
    path: '/uplogs/row/add',
    summary: 'Adds a row at the end of a log. Fields that are not sent are blank.',
    right: canWriteUps,
    body: newRowBody,
    status: 201,
    response: upShape,
    errors: ['NOT_FOUND'],
    run: async (context, { body }) => toRestUp(await addUpToLog(context, body.logId, body.fields)),
  }),

  defineCall({
    method: 'PUT',
    path: '/uplogs/row/{id}',
    summary: 'Changes only the row fields that are sent, and moves the row if a position is sent.',
    right: canWriteUps,
    params: upIdParams,
    body: rowBody,
    response: upShape,
    errors: ['NOT_FOUND'],
    run: async (context, { params, body }) =>
      toRestUp(await updateUp(context, params.id, body.fields, body.place)),
  }),

  defineCall({
    method: 'DELETE',
    path: '/uplogs/row/{id}',
    summary: 'Deletes a row and moves the following rows up.',
    right: canWriteUps,
    params: upIdParams,
    errors: ['NOT_FOUND'],
    run: (context, { params }) => deleteUp(context, params.id),
  }),

  defineCall({
    method: 'POST',
    path: '/uplogs/updateorder',
    summary: 'Puts rows of one day in a new order, or moves none if there is an error.',
    right: canWriteUps,
    body: orderBody,
    response: z.object({ rows: upsShape }),
    run: async (context, { body }) => ({ rows: toRestUps(await reorderUps(context, body)) }),
  }),

  defineCall({
    method: 'GET',
    path: '/uplogs/getuplogstats',
    summary: 'Lists the rows in a date range, sorted by day and position. Empty filters are ignored.',
    right: isSignedIn,
    query: z.object({
      start: day,
      end: day,
      ...optionalFilters(upFilterFields),
    }),
    response: upStatsRowsShape,
    run: async (context, { query: { start, end, ...filter } }) =>
      toRestUpStats(await listLoggedUps(context, { days: parseDayRange(start, end), ...filter })),
  }),
];

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
    summary: 'The ups of a day in their order; `id` is null while the day has no log.',
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
    summary: 'The log of a day, made when there is none: one per day, however many ask at once.',
    right: canWriteUps,
    body: bodySchema({ date: day }),
    response: z.object({ id: idResponse }),
    run: async (context, { body }) => ({ id: await ensureUpLog(context, body.date) }),
  }),

  defineCall({
    method: 'POST',
    path: '/uplogs/row/add',
    summary: 'Adds a row at the end of a log; fields that are not named are empty.',
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
    summary: 'Changes the named fields of a row, and moves it when its place is named.',
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
    summary: 'Deletes a row; those after it move up.',
    right: canWriteUps,
    params: upIdParams,
    errors: ['NOT_FOUND'],
    run: (context, { params }) => deleteUp(context, params.id),
  }),

  defineCall({
    method: 'POST',
    path: '/uplogs/updateorder',
    summary: 'Puts rows of one day in a new order, whole or not at all.',
    right: canWriteUps,
    body: orderBody,
    response: z.object({ rows: upsShape }),
    run: async (context, { body }) => ({ rows: toRestUps(await reorderUps(context, body)) }),
  }),

  defineCall({
    method: 'GET',
    path: '/uplogs/getuplogstats',
    summary: 'Rows of a range by day and place; an empty filter does not filter.',
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

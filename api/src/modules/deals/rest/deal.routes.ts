import { z } from 'zod';
import {
  day,
  id,
  optionalFilter,
  parseDayRange,
  requiredChoice,
  searchText,
} from '../../../platform/input/fields.ts';
import { defineCall } from '../../../platform/rest/restCall.ts';
import { isSignedIn } from '../../../platform/viewer/policy.ts';
import type { Day } from '../../../rules/calendar/calendar.ts';
import {
  CAR_FILTERS,
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  type DealStatus,
  type DeliveryStatus,
} from '../../../rules/deals/dealValues.ts';
import { createDeal } from '../creating/createDeal.service.ts';
import { dealNumber } from '../deal.input.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../deal.policy.ts';
import { type DealFilter, listDeals, listSoldDealsByCars, listSoldDealsOfEmployee } from '../deal.query.ts';
import { deleteDeal, renumberDeal, reviewDeal, setDealGross, updateDeal } from '../deal.service.ts';
import {
  dealShape,
  dealsShape,
  dealUpdateBody,
  grossBody,
  leaderboardDealsShape,
  newDealBody,
  restDeal,
  restDeals,
  restLeaderboardDeals,
  restSavedDeal,
  reviewBody,
  savedDealShape,
} from './deal.rest.ts';

const dealIdQuery = z.object({ dealId: dealNumber });
const period = { startDate: day, endDate: day };
const search = { searchParam: optionalFilter(searchText) };
const person = { employeeId: id };
const cars = { carType: optionalFilter(requiredChoice(CAR_FILTERS)) };
const statuses = {
  dealStatus: optionalFilter(requiredChoice(DEAL_STATUSES)),
  statusFilter: optionalFilter(requiredChoice(DELIVERY_STATUSES)),
};

interface ListQuery {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly searchParam?: string | undefined;
  readonly employeeId?: number;
  readonly dealStatus?: DealStatus | undefined;
  readonly statusFilter?: DeliveryStatus | undefined;
}

const toDealFilter = (listQuery: ListQuery): DealFilter => ({
  days: parseDayRange(listQuery.startDate, listQuery.endDate),
  search: listQuery.searchParam,
  employeeId: listQuery.employeeId,
  dealStatus: listQuery.dealStatus,
  deliveryStatus: listQuery.statusFilter,
});

/** Declares a list by log day. The four lists differ in their query parameters. */
const listCall = (path: `/deals/${string}`, summary: string, query: z.ZodType<ListQuery>) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    right: isSignedIn,
    query,
    response: dealsShape,
    run: async (context, { query: listQuery }) =>
      restDeals(await listDeals(context, toDealFilter(listQuery))),
  });

/** The `/deals` calls of rest.md. */
export const dealCalls = [
  defineCall({
    method: 'GET',
    path: '/deals/getdeals',
    summary: 'The deals whose log day it is, every status.',
    right: isSignedIn,
    query: z.object({ date: day }),
    response: dealsShape,
    run: async (context, { query }) =>
      restDeals(await listDeals(context, { days: { start: query.date, end: query.date } })),
  }),

  defineCall({
    method: 'POST',
    path: '/deals/adddeal',
    summary: 'Records a new deal; fields that are not named are blank.',
    right: canRecordDeals,
    body: newDealBody,
    status: 201,
    response: savedDealShape,
    errors: ['CONFLICT'],
    run: async (context, { body }) =>
      restSavedDeal(context, await createDeal(context, body.number, body.fields)),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedeal',
    summary: 'Changes the named fields of a deal; never gross, updated or confirmed.',
    right: canRecordDeals,
    query: dealIdQuery,
    body: dealUpdateBody,
    response: savedDealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query, body }) => {
      const saved = await updateDeal(context, query.dealId, body);
      return body.stockNum === undefined ? restDeal(saved) : restSavedDeal(context, saved);
    },
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealid',
    summary: 'Gives a deal another number.',
    right: canRecordDeals,
    query: z.object({ oldId: dealNumber, newId: dealNumber }),
    response: dealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query }) => restDeal(await renumberDeal(context, query.oldId, query.newId)),
  }),

  defineCall({
    method: 'DELETE',
    path: '/deals/deletedeal',
    summary: 'Deletes a deal; its history stays.',
    right: canRecordDeals,
    query: dealIdQuery,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: (context, { query }) => deleteDeal(context, query.dealId),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealgross',
    summary: 'Writes front or back gross, or both.',
    right: canEditGross,
    query: dealIdQuery,
    body: grossBody,
    response: dealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query, body }) => restDeal(await setDealGross(context, query.dealId, body)),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealgrossstatus',
    summary: 'Ticks or clears Updated? or Confirmed?, or both.',
    right: canReviewDeals,
    query: dealIdQuery,
    body: reviewBody,
    response: dealShape,
    errors: ['NOT_FOUND'],
    run: async (context, { query, body }) => restDeal(await reviewDeal(context, query.dealId, body)),
  }),

  listCall('/deals/getallemployeedeals', 'Deals by log day.', z.object({ ...period, ...search })),
  listCall(
    '/deals/getemployeedeals',
    'Deals by log day whose closer or additional it is.',
    z.object({ ...period, ...search, ...person }),
  ),
  listCall(
    '/deals/getactivityallemployeedeals',
    'Deals by log day, also by status.',
    z.object({ ...period, ...search, ...statuses }),
  ),
  listCall(
    '/deals/getactivityemployeedeals',
    'Deals by log day whose closer or additional it is, also by status.',
    z.object({ ...period, ...search, ...statuses, ...person }),
  ),

  defineCall({
    method: 'GET',
    path: '/deals/getemployeetickdeals',
    summary: 'Sold deals by delivery date that credit this employee.',
    right: isSignedIn,
    query: z.object({ ...period, ...person }),
    response: dealsShape,
    run: async (context, { query: { employeeId, startDate, endDate } }) =>
      restDeals(await listSoldDealsOfEmployee(context, employeeId, parseDayRange(startDate, endDate))),
  }),

  defineCall({
    method: 'GET',
    path: '/deals/getleaderboarddeals',
    summary: 'Sold deals by delivery date as the leaderboard counts them.',
    right: isSignedIn,
    query: z.object({ ...period, ...cars }),
    response: leaderboardDealsShape,
    run: async (context, { query: { startDate, endDate, carType } }) =>
      restLeaderboardDeals(
        await listSoldDealsByCars(context, parseDayRange(startDate, endDate), carType ?? 'All'),
      ),
  }),
];

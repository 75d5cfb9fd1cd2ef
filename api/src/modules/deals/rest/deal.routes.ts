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
import { dealNumberSchema } from '../deal.input.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../deal.policy.ts';
import { type DealFilter, listDeals, listSoldDealsByCars, listSoldDealsOfEmployee } from '../deal.query.ts';
import { deleteDeal, renumberDeal, reviewDeal, setDealGross, updateDeal } from '../deal.service.ts';
import {
  dealShape,
  dealsShape,
  dealUpdateBody,
  grossBody,
  leaderboardDealsShape,
  loadRestSavedDeal,
  newDealBody,
  reviewBody,
  savedDealShape,
  toRestDeal,
  toRestDeals,
  toRestLeaderboardDeals,
} from './deal.rest.ts';

const dealIdQuery = z.object({ dealId: dealNumberSchema });
const periodFields = { startDate: day, endDate: day };
const searchFields = { searchParam: optionalFilter(searchText) };
const employeeFields = { employeeId: id };
const carFields = { carType: optionalFilter(requiredChoice(CAR_FILTERS)) };
const statusFields = {
  dealStatus: optionalFilter(requiredChoice(DEAL_STATUSES)),
  statusFilter: optionalFilter(requiredChoice(DELIVERY_STATUSES)),
};

interface DealListQuery {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly searchParam?: string | undefined;
  readonly employeeId?: number;
  readonly dealStatus?: DealStatus | undefined;
  readonly statusFilter?: DeliveryStatus | undefined;
}

const toDealFilter = (listQuery: DealListQuery): DealFilter => ({
  days: parseDayRange(listQuery.startDate, listQuery.endDate),
  search: listQuery.searchParam,
  employeeId: listQuery.employeeId,
  dealStatus: listQuery.dealStatus,
  deliveryStatus: listQuery.statusFilter,
});

/** Defines a call that lists deals by log day. The four calls differ only in their query parameters. */
const defineDealListCall = (path: `/deals/${string}`, summary: string, query: z.ZodType<DealListQuery>) =>
  defineCall({
    method: 'GET',
    path,
    summary,
    right: isSignedIn,
    query,
    response: dealsShape,
    run: async (context, { query: listQuery }) =>
      toRestDeals(await listDeals(context, toDealFilter(listQuery))),
  });

/** The `/deals` calls of rest.md. */
export const dealCalls = [
  defineCall({
    method: 'GET',
    path: '/deals/getdeals',
    summary: 'Lists all deals of a log day, in any status.',
    right: isSignedIn,
    query: z.object({ date: day }),
    response: dealsShape,
    run: async (context, { query }) =>
      toRestDeals(await listDeals(context, { days: { start: query.date, end: query.date } })),
  }),

  defineCall({
    method: 'POST',
    path: '/deals/adddeal',
    summary: 'Creates a deal. Fields that are not sent are blank.',
    right: canRecordDeals,
    body: newDealBody,
    status: 201,
    response: savedDealShape,
    errors: ['CONFLICT'],
    run: async (context, { body }) =>
      loadRestSavedDeal(context, await createDeal(context, body.number, body.fields)),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedeal',
    summary: 'Changes only the deal fields that are sent. Never changes gross, updated or confirmed.',
    right: canRecordDeals,
    query: dealIdQuery,
    body: dealUpdateBody,
    response: savedDealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query, body }) => {
      const saved = await updateDeal(context, query.dealId, body);
      return body.stockNum === undefined ? toRestDeal(saved) : loadRestSavedDeal(context, saved);
    },
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealid',
    summary: 'Changes a deal’s number.',
    right: canRecordDeals,
    query: z.object({ oldId: dealNumberSchema, newId: dealNumberSchema }),
    response: dealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query }) => toRestDeal(await renumberDeal(context, query.oldId, query.newId)),
  }),

  defineCall({
    method: 'DELETE',
    path: '/deals/deletedeal',
    summary: 'Deletes a deal but keeps its history.',
    right: canRecordDeals,
    query: dealIdQuery,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: (context, { query }) => deleteDeal(context, query.dealId),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealgross',
    summary: 'Sets front gross, back gross or both.',
    right: canEditGross,
    query: dealIdQuery,
    body: grossBody,
    response: dealShape,
    errors: ['NOT_FOUND', 'CONFLICT'],
    run: async (context, { query, body }) => toRestDeal(await setDealGross(context, query.dealId, body)),
  }),

  defineCall({
    method: 'PUT',
    path: '/deals/updatedealgrossstatus',
    summary: 'Checks or clears the Updated? or Confirmed? box, or both.',
    right: canReviewDeals,
    query: dealIdQuery,
    body: reviewBody,
    response: dealShape,
    errors: ['NOT_FOUND'],
    run: async (context, { query, body }) => toRestDeal(await reviewDeal(context, query.dealId, body)),
  }),

  defineDealListCall(
    '/deals/getallemployeedeals',
    'Lists deals, sorted by log day.',
    z.object({ ...periodFields, ...searchFields }),
  ),
  defineDealListCall(
    '/deals/getemployeedeals',
    'Lists the deals that have this employee as closer or additional salesperson, sorted by log day.',
    z.object({ ...periodFields, ...searchFields, ...employeeFields }),
  ),
  defineDealListCall(
    '/deals/getactivityallemployeedeals',
    'Lists deals, sorted by log day, with filters for deal status and delivery status.',
    z.object({ ...periodFields, ...searchFields, ...statusFields }),
  ),
  defineDealListCall(
    '/deals/getactivityemployeedeals',
    'Lists the deals that have this employee as closer or additional salesperson, sorted by log day, with filters for deal status and delivery status.',
    z.object({ ...periodFields, ...searchFields, ...statusFields, ...employeeFields }),
  ),

  defineCall({
    method: 'GET',
    path: '/deals/getemployeetickdeals',
    summary: 'Lists the sold deals credited to this employee, sorted by delivery date.',
    right: isSignedIn,
    query: z.object({ ...periodFields, ...employeeFields }),
    response: dealsShape,
    run: async (context, { query: { employeeId, startDate, endDate } }) =>
      toRestDeals(await listSoldDealsOfEmployee(context, employeeId, parseDayRange(startDate, endDate))),
  }),

  defineCall({
    method: 'GET',
    path: '/deals/getleaderboarddeals',
    summary: 'Lists sold deals as the leaderboard counts them, sorted by delivery date.',
    right: isSignedIn,
    query: z.object({ ...periodFields, ...carFields }),
    response: leaderboardDealsShape,
    run: async (context, { query: { startDate, endDate, carType } }) =>
      toRestLeaderboardDeals(
        await listSoldDealsByCars(context, parseDayRange(startDate, endDate), carType ?? 'All'),
      ),
  }),
];

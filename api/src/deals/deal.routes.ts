import { type Response, Router } from 'express';
import { z } from 'zod';
import { contextOf } from '../context.ts';
import {
  bodyOf,
  day,
  id,
  oneOfThese,
  optionalFilter,
  optionalId,
  rangeOf,
  searchText,
} from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import type { Day } from '../rules/calendar.ts';
import { CAR_FILTERS } from '../rules/carClass.ts';
import {
  DEAL_STATUSES,
  DELIVERY_STATUSES,
  type DealStatus,
  type DeliveryStatus,
} from '../rules/dealValues.ts';
import { dealNumber, gross, reviewFlag } from './deal.input.ts';
import {
  type DealFilter,
  type Deals,
  type DealView,
  dealsOfDay,
  listDeals,
  soldDealsOf,
  soldDealsOfCars,
} from './deal.query.ts';
import { amendmentBody, newDealBody, restDeal, restDeals } from './deal.rest.ts';
import { amendDeal, deleteDeal, recordDeal, renumberDeal, reviewDeal, setDealGross } from './deal.service.ts';
import { restLeaderboardDeals } from './leaderboardDeal.rest.ts';

const named = z.object({ dealId: dealNumber });
const renumbering = z.object({ oldId: dealNumber, newId: dealNumber });
const grossBody = bodyOf({ front_gross: gross.optional(), back_gross: gross.optional() });
const reviewBody = bodyOf({ updated: reviewFlag.optional(), confirmed: reviewFlag.optional() });

const period = { startDate: day, endDate: day };
const search = { searchParam: optionalFilter(searchText) };
const person = { employeeId: id };
const cars = { carType: optionalFilter(oneOfThese(CAR_FILTERS)) };
const statuses = {
  dealStatus: optionalFilter(oneOfThese(DEAL_STATUSES)),
  statusFilter: optionalFilter(oneOfThese(DELIVERY_STATUSES)),
};

/** The four lists by log day, and the query string that each reads. */
const lists = {
  getallemployeedeals: z.object({ ...period, ...search }),
  getemployeedeals: z.object({ ...period, ...search, ...person }),
  getactivityallemployeedeals: z.object({ ...period, ...search, ...statuses }),
  getactivityemployeedeals: z.object({ ...period, ...search, ...statuses, ...person }),
};

interface ListQuery {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly searchParam?: string | undefined;
  readonly employeeId?: number;
  readonly dealStatus?: DealStatus | undefined;
  readonly statusFilter?: DeliveryStatus | undefined;
}

const filterOf = (sent: ListQuery): DealFilter => ({
  days: rangeOf(sent.startDate, sent.endDate),
  search: sent.searchParam,
  employeeId: sent.employeeId,
  dealStatus: sent.dealStatus,
  deliveryStatus: sent.statusFilter,
});

/** `/deals` of rest.md. */
export function dealRoutes(): Router {
  const routes = Router();

  routes.get('/getdeals', async (req, res) => {
    const { date } = parseInput(z.object({ date: day }), req.query);
    answerDeals(res, await dealsOfDay(contextOf(res).database, date));
  });

  routes.post('/adddeal', async (req, res) => {
    const { id: number } = parseInput(bodyOf({ id: optionalId.optional() }), req.body);
    const fields = parseInput(newDealBody, req.body);
    answerDeal(res.status(201), await recordDeal(contextOf(res), number ?? null, fields));
  });

  routes.put('/updatedeal', async (req, res) => {
    const { dealId } = parseInput(named, req.query);
    answerDeal(res, await amendDeal(contextOf(res), dealId, parseInput(amendmentBody, req.body)));
  });

  routes.put('/updatedealid', async (req, res) => {
    const { oldId, newId } = parseInput(renumbering, req.query);
    answerDeal(res, await renumberDeal(contextOf(res), oldId, newId));
  });

  routes.delete('/deletedeal', async (req, res) => {
    const { dealId } = parseInput(named, req.query);
    await deleteDeal(contextOf(res), dealId);
    res.status(204).end();
  });

  routes.put('/updatedealgross', async (req, res) => {
    const { dealId } = parseInput(named, req.query);
    const { front_gross: frontGross, back_gross: backGross } = parseInput(grossBody, req.body);
    answerDeal(res, await setDealGross(contextOf(res), dealId, { frontGross, backGross }));
  });

  routes.put('/updatedealgrossstatus', async (req, res) => {
    const { dealId } = parseInput(named, req.query);
    const { updated: isUpdated, confirmed: isConfirmed } = parseInput(reviewBody, req.body);
    answerDeal(res, await reviewDeal(contextOf(res), dealId, { isUpdated, isConfirmed }));
  });

  for (const [path, query] of Object.entries(lists)) {
    routes.get(`/${path}`, async (req, res) => {
      const filter = filterOf(parseInput<z.ZodType<ListQuery>>(query, req.query));
      answerDeals(res, await listDeals(contextOf(res).database, filter));
    });
  }

  routes.get('/getemployeetickdeals', async (req, res) => {
    const { startDate, endDate, employeeId } = parseInput(z.object({ ...period, ...person }), req.query);
    answerDeals(res, await soldDealsOf(contextOf(res).database, employeeId, rangeOf(startDate, endDate)));
  });

  routes.get('/getleaderboarddeals', async (req, res) => {
    const { startDate, endDate, carType } = parseInput(z.object({ ...period, ...cars }), req.query);
    const range = rangeOf(startDate, endDate);
    res.json(restLeaderboardDeals(await soldDealsOfCars(contextOf(res).database, range, carType ?? 'All')));
  });

  return routes;
}

const answerDeal = (res: Response, { row, people }: DealView) => res.json(restDeal(row, people));

const answerDeals = (res: Response, deals: Deals) => res.json(restDeals(deals));

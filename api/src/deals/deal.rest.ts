import { z } from 'zod';
import { bodyOf, optionalDay, optionalId } from '../input/fields.ts';
import {
  shownDay,
  shownFlag,
  shownId,
  shownMoney,
  shownName,
  shownPerson,
  shownTeam,
} from '../rest/answerFields.ts';
import { restFields } from '../rest/fieldNames.ts';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../rules/dealValues.ts';
import { dealFields, gross, reviewFlag } from './deal.input.ts';
import type { Deals, DealView } from './deal.query.ts';

/** The names that REST clients know the deal form's fields by, and ours (brief §7). */
const form = restFields(dealFields, {
  sales_manager_id: 'salesManagerId',
  fin_manager_id: 'finManagerId',
  car_type: 'carType',
  customer_name: 'customerName',
  car_info: 'carInfo',
  stock_num: 'stockNum',
  deal_status: 'dealStatus',
  closer_id: 'closerId',
  additional_id: 'additionalId',
  trade_status: 'tradeStatus',
  delivery_status: 'deliveryStatus',
  delivery_date: 'deliveryDate',
  added_date: 'addedDate',
  notes: 'notes',
});

/** The body of `updatedeal`: each field of the form that was sent. */
export const amendmentBody = bodyOf(form.shape).transform(form.underOurNames);

/** The body of `adddeal`: the number, and the form, where an empty added date is one that was not sent. */
export const newDealBody = bodyOf({
  id: optionalId.optional(),
  ...form.shape,
  added_date: optionalDay.optional(),
}).transform(({ id: number, ...sent }) => ({
  number: number ?? null,
  fields: form.underOurNames({ ...sent, added_date: sent.added_date ?? undefined }),
}));

/** The body of `updatedealgross`: one side, or both. */
export const grossBody = bodyOf({ front_gross: gross.optional(), back_gross: gross.optional() }).transform(
  ({ front_gross: frontGross, back_gross: backGross }) => ({ frontGross, backGross }),
);

/** The body of `updatedealgrossstatus`: one flag, or both. */
export const reviewBody = bodyOf({
  updated: reviewFlag.optional(),
  confirmed: reviewFlag.optional(),
}).transform(({ updated: isUpdated, confirmed: isConfirmed }) => ({ isUpdated, isConfirmed }));

/** The REST shape "deal" (rest.md, Shapes). */
export const dealShape = z
  .object({
    id: shownId.meta({ description: 'The deal number.' }),
    deal_id: shownId.meta({ description: 'The deal number.' }),
    sales_manager_id: shownPerson,
    fin_manager_id: shownPerson,
    closer_id: shownPerson,
    additional_id: shownPerson,
    sales_manager_name: shownName,
    finance_manager_name: shownName,
    fin_manager_name: shownName,
    closer_name: shownName,
    additional_name: shownName,
    closer_team: shownTeam,
    closer_team_final: shownTeam,
    additional_team: shownTeam,
    additional_team_final: shownTeam,
    sales_manager_team: shownTeam,
    car_type: z.enum(CAR_TYPES).nullable(),
    customer_name: z.string(),
    car_info: z.string(),
    stock_num: z.string(),
    deal_status: z.enum(DEAL_STATUSES).nullable(),
    trade_status: z.enum(TRADE_STATUSES).nullable(),
    delivery_status: z.enum(DELIVERY_STATUSES).nullable(),
    delivery_date: shownDay.nullable(),
    added_date: shownDay,
    notes: z.string(),
    front_gross: shownMoney,
    back_gross: shownMoney,
    updated: shownFlag,
    confirmed: shownFlag,
  })
  .meta({
    id: 'Deal',
    description: 'A deal: “team” is a person’s team today, “team_final” the one frozen when it was sold.',
  });

/** Deals by log day, then number. */
export const dealsShape = z.array(dealShape);

/** A deal under the names that REST clients know its fields by. */
export function restDeal({ row: deal, people }: DealView): z.output<typeof dealShape> {
  const person = (id: number | null) => (id === null ? undefined : people.get(id));
  const financeManager = person(deal.finManagerId);
  return {
    id: deal.number,
    deal_id: deal.number,
    sales_manager_id: deal.salesManagerId,
    fin_manager_id: deal.finManagerId,
    closer_id: deal.closerId,
    additional_id: deal.additionalId,
    sales_manager_name: person(deal.salesManagerId)?.name ?? null,
    finance_manager_name: financeManager?.name ?? null,
    fin_manager_name: financeManager?.name ?? null,
    closer_name: person(deal.closerId)?.name ?? null,
    additional_name: person(deal.additionalId)?.name ?? null,
    closer_team: person(deal.closerId)?.team ?? null,
    closer_team_final: deal.closerTeamFinal,
    additional_team: person(deal.additionalId)?.team ?? null,
    additional_team_final: deal.additionalTeamFinal,
    sales_manager_team: person(deal.salesManagerId)?.team ?? null,
    car_type: deal.carType,
    customer_name: deal.customerName,
    car_info: deal.carInfo,
    stock_num: deal.stockNum,
    deal_status: deal.dealStatus,
    trade_status: deal.tradeStatus,
    delivery_status: deal.deliveryStatus,
    delivery_date: deal.deliveryDate,
    added_date: deal.addedDate,
    notes: deal.notes,
    front_gross: deal.frontGross,
    back_gross: deal.backGross,
    updated: Number(deal.isUpdated),
    confirmed: Number(deal.isConfirmed),
  };
}

export const restDeals = ({ rows, people }: Deals) => rows.map(row => restDeal({ row, people }));

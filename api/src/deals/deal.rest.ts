import type { Employees } from '../employees/employee.query.ts';
import { bodyOf, optionalDay } from '../input/fields.ts';
import { type DealFields, dealFields } from './deal.input.ts';
import type { Deals } from './deal.query.ts';
import type { DealRow } from './deal.row.ts';

/** The names that REST clients know the deal form's fields by, and ours (brief §7). */
const formFields = {
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
} as const satisfies Record<string, keyof typeof dealFields>;

const restShape = Object.fromEntries(
  Object.entries(formFields).map(([restName, field]) => [restName, dealFields[field].optional()]),
);

const underOurNames = (sent: Readonly<Record<string, unknown>>): DealFields =>
  Object.fromEntries(
    Object.entries(formFields)
      .map(([restName, field]) => [field, sent[restName]])
      .filter(([, value]) => value !== undefined),
  );

/** The body of `updatedeal`: each field of the form that was sent. */
export const amendmentBody = bodyOf(restShape).transform(underOurNames);

/** The body of `adddeal`: an empty added date is one that was not sent. */
export const newDealBody = bodyOf({ ...restShape, added_date: optionalDay.optional() }).transform(sent =>
  underOurNames({ ...sent, added_date: sent.added_date ?? undefined }),
);

/** The REST shape "deal" (rest.md, Shapes). */
export function restDeal(deal: DealRow, people: Employees) {
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

export const restDeals = ({ rows, people }: Deals) => rows.map(row => restDeal(row, people));

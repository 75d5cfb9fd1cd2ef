import { z } from 'zod';
import type { LongRead } from '../database/longRead.ts';
import { bodySchema, optionalDay, optionalId } from '../platform/input/fields.ts';
import { idResponse, nameResponse, teamResponse } from '../platform/rest/responseFields.ts';
import { createRestForm, getRestShape, toRest } from '../platform/rest/entityFields.ts';
import { dealFields, formFields } from './deal.fields.ts';
import { gross, reviewFlag } from './deal.input.ts';
import type { DealView } from './deal.query.ts';

/** The deal form under the names of REST (rest.md, Shapes). */
const form = createRestForm(formFields);

/** The body of `updatedeal`: each field of the form that was sent. */
export const amendmentBody = bodySchema(form.shape).transform(form.toFieldValues);

/** The body of `adddeal`: the number, and the form, where an empty added date is one that was not sent. */
export const newDealBody = bodySchema({
  id: optionalId.optional(),
  ...form.shape,
  added_date: optionalDay.optional(),
}).transform(({ id: number, ...sent }) => ({
  number: number ?? null,
  fields: form.toFieldValues({ ...sent, added_date: sent.added_date ?? undefined }),
}));

/** The body of `updatedealgross`: one side, or both. */
export const grossBody = bodySchema({ front_gross: gross.optional(), back_gross: gross.optional() }).transform(
  ({ front_gross: frontGross, back_gross: backGross }) => ({ frontGross, backGross }),
);

/** The body of `updatedealgrossstatus`: one flag, or both. */
export const reviewBody = bodySchema({
  updated: reviewFlag.optional(),
  confirmed: reviewFlag.optional(),
}).transform(({ updated: isUpdated, confirmed: isConfirmed }) => ({ isUpdated, isConfirmed }));

/** The REST shape "deal" (rest.md, Shapes). */
export const dealShape = z
  .object({
    id: idResponse.meta({ description: 'The deal number.' }),
    ...getRestShape(dealFields),
    sales_manager_name: nameResponse,
    finance_manager_name: nameResponse,
    fin_manager_name: nameResponse,
    closer_name: nameResponse,
    additional_name: nameResponse,
    closer_team: teamResponse,
    additional_team: teamResponse,
    sales_manager_team: teamResponse,
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
    ...toRest(dealFields, deal),
    sales_manager_name: person(deal.salesManagerId)?.name ?? null,
    finance_manager_name: financeManager?.name ?? null,
    fin_manager_name: financeManager?.name ?? null,
    closer_name: person(deal.closerId)?.name ?? null,
    additional_name: person(deal.additionalId)?.name ?? null,
    closer_team: person(deal.closerId)?.team ?? null,
    additional_team: person(deal.additionalId)?.team ?? null,
    sales_manager_team: person(deal.salesManagerId)?.team ?? null,
  };
}

export const restDeals = (deals: LongRead<DealView>) => deals.map(rows => rows.map(restDeal));

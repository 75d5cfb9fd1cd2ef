import { z } from 'zod';
import type { LongRead } from '../database/longRead.ts';
import { bodySchema, optionalDay, optionalId } from '../platform/input/fields.ts';
import { idResponse, nameResponse, teamResponse } from '../platform/rest/responseFields.ts';
import { createRestForm, getRestShape, toRest } from '../platform/rest/entityFields.ts';
import { dealFields, formFields } from './deal.fields.ts';
import { gross, reviewFlag } from './deal.input.ts';
import type { DealView } from './deal.query.ts';

/** The deal form under the field names of REST (rest.md, Shapes). */
const restDealForm = createRestForm(formFields);

/** Body of `updatedeal`: the form fields that were sent. */
export const dealUpdateBody = bodySchema(restDealForm.shape).transform(restDealForm.toFieldValues);

/** Body of `adddeal`: the number and the form. An empty added date counts as absent. */
export const newDealBody = bodySchema({
  id: optionalId.optional(),
  ...restDealForm.shape,
  added_date: optionalDay.optional(),
}).transform(({ id: number, ...formBody }) => ({
  number: number ?? null,
  fields: restDealForm.toFieldValues({ ...formBody, added_date: formBody.added_date ?? undefined }),
}));

/** Body of `updatedealgross`: front gross, back gross or both. */
export const grossBody = bodySchema({ front_gross: gross.optional(), back_gross: gross.optional() }).transform(
  ({ front_gross: frontGross, back_gross: backGross }) => ({ frontGross, backGross }),
);

/** Body of `updatedealgrossstatus`: one flag or both. */
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

/** Converts a deal to the field names of REST. */
export function restDeal({ row: deal, people }: DealView): z.output<typeof dealShape> {
  const findPerson = (id: number | null) => (id === null ? undefined : people.get(id));
  const financeManager = findPerson(deal.finManagerId);
  return {
    id: deal.number,
    ...toRest(dealFields, deal),
    sales_manager_name: findPerson(deal.salesManagerId)?.name ?? null,
    finance_manager_name: financeManager?.name ?? null,
    fin_manager_name: financeManager?.name ?? null,
    closer_name: findPerson(deal.closerId)?.name ?? null,
    additional_name: findPerson(deal.additionalId)?.name ?? null,
    closer_team: findPerson(deal.closerId)?.team ?? null,
    additional_team: findPerson(deal.additionalId)?.team ?? null,
    sales_manager_team: findPerson(deal.salesManagerId)?.team ?? null,
  };
}

export const restDeals = (deals: LongRead<DealView>) => deals.map(rows => rows.map(restDeal));

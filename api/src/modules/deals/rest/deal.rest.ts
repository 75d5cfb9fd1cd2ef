import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { BatchedList } from '../../../platform/database/batchedList.ts';
import { bodySchema, optionalDay, optionalId } from '../../../platform/input/fields.ts';
import { createRestForm, getRestShape, toRest } from '../../../platform/rest/entityFields.ts';
import {
  idResponse,
  moneyResponse,
  nameResponse,
  personIdResponse,
  teamResponse,
} from '../../../platform/rest/responseFields.ts';
import { type CarClass, carClass } from '../../../rules/deals/dealValues.ts';
import type { TeamId } from '../../../rules/people/teams.ts';
import { dealFields, formFields } from '../deal.fields.ts';
import { grossSchema, reviewFlagSchema } from '../deal.input.ts';
import { type DealView, listStockNumberWarnings } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';

/** The deal form under the field names of REST (rest.md, Response objects). */
const restDealForm = createRestForm(formFields);

/** Body of `updatedeal`: the form fields that were sent. */
export const dealUpdateBody = bodySchema(restDealForm.shape).transform(restDealForm.toFieldValues);

/** Body of `adddeal`: the number and the form fields. An empty added date counts as absent. */
export const newDealBody = bodySchema({
  id: optionalId.optional(),
  ...restDealForm.shape,
  added_date: optionalDay.optional(),
}).transform(({ id: number, ...formBody }) => ({
  number: number ?? null,
  fields: restDealForm.toFieldValues({ ...formBody, added_date: formBody.added_date ?? undefined }),
}));

/** Body of `updatedealgross`: front gross, back gross or both amounts. */
export const grossBody = bodySchema({
  front_gross: grossSchema.optional(),
  back_gross: grossSchema.optional(),
}).transform(({ front_gross: frontGross, back_gross: backGross }) => ({ frontGross, backGross }));

/** Body of `updatedealgrossstatus`: one review flag or both flags. */
export const reviewBody = bodySchema({
  updated: reviewFlagSchema.optional(),
  confirmed: reviewFlagSchema.optional(),
}).transform(({ updated: isUpdated, confirmed: isConfirmed }) => ({ isUpdated, isConfirmed }));

/** The REST shape "deal" (rest.md, Response objects). */
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
    description:
      'A deal. Fields with “team” contain the person’s current team; fields with “team_final” contain the team that was frozen when the deal was sold.',
  });

/** Deals by log day, then number. */
export const dealsShape = z.array(dealShape);

/** Converts a deal to the field names of REST. */
export function toRestDeal({ row: deal, people }: DealView): z.output<typeof dealShape> {
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

export const toRestDeals = (deals: BatchedList<DealView>) => deals.map(rows => rows.map(toRestDeal));

/** Response of `adddeal` and `updatedeal`: the deal, and warnings if there are any. */
export const savedDealShape = dealShape
  .extend({
    warnings: z.array(z.string()).optional().meta({
      description:
        'Warnings about the saved deal, one sentence each. Absent if there are none. Warnings do not prevent saving.',
    }),
  })
  .meta({ id: 'SavedDeal', description: 'A deal that was just saved, with any warnings.' });

/**
 * Converts a saved deal to REST and adds its warnings. Ignores errors while reading the warnings, because the
 * deal is already saved.
 */
export async function loadRestSavedDeal(
  { database }: Context,
  view: DealView,
): Promise<z.output<typeof savedDealShape>> {
  const { stockNum, number } = view.row;
  const warnings = await listStockNumberWarnings(database, [stockNum], number).catch(() => []);
  return {
    ...toRestDeal(view),
    ...(warnings.length > 0 && { warnings: warnings.map(({ message }) => message) }),
  };
}

/** Car types in the leaderboard. Certified cars are shown as Used, and a blank type as null (rest.md). */
const LEADERBOARD_CAR_TYPES: Readonly<Record<CarClass, 'New' | 'Used' | null>> = {
  new: 'New',
  used: 'Used',
  unclassified: null,
};

/** A salesperson of a deal, with the final team that the deal stores for this salesperson. */
interface SalesSide {
  readonly id: number | null;
  readonly finalTeam: TeamId | null;
}

const NO_SALESPERSON: SalesSide = { id: null, finalTeam: null };

/**
 * Returns closer and additional as the leaderboard counts them. When a deal credits only one salesperson,
 * this person is the closer.
 */
function toLeaderboardSides(deal: DealRow): { closer: SalesSide; additional: SalesSide } {
  const closer = { id: deal.closerId, finalTeam: deal.closerTeamFinal };
  const additional = { id: deal.additionalId, finalTeam: deal.additionalTeamFinal };
  if (deal.isSplit) return { closer, additional };
  return { closer: closer.id === null ? additional : closer, additional: NO_SALESPERSON };
}

/** The REST shape of `getleaderboarddeals` (rest.md). */
const leaderboardDealShape = z
  .object({
    deal_id: idResponse.meta({ description: 'The deal number.' }),
    closer_id: personIdResponse,
    closer_name: nameResponse,
    additional_id: personIdResponse,
    additional_name: nameResponse,
    car_type: z.enum(['New', 'Used']).nullable(),
    front_gross: moneyResponse,
    closer_team: teamResponse,
    closer_team_final: teamResponse,
    additional_team: teamResponse,
    additional_team_final: teamResponse,
  })
  .meta({
    id: 'LeaderboardDeal',
    description:
      'A sold deal. `additional_*` is set only if the deal is split; if a deal has only one salesperson, that person is in `closer_*`. Cert is returned as Used.',
  });

export const leaderboardDealsShape = z.array(leaderboardDealShape);

function toRestLeaderboardDeal({ row: deal, people }: DealView): z.output<typeof leaderboardDealShape> {
  const { closer, additional } = toLeaderboardSides(deal);
  const findPerson = ({ id }: SalesSide) => (id === null ? undefined : people.get(id));
  return {
    deal_id: deal.number,
    closer_id: closer.id,
    closer_name: findPerson(closer)?.name ?? null,
    additional_id: additional.id,
    additional_name: findPerson(additional)?.name ?? null,
    car_type: LEADERBOARD_CAR_TYPES[carClass(deal.carType)],
    front_gross: deal.frontGross,
    closer_team: findPerson(closer)?.team ?? null,
    closer_team_final: closer.finalTeam,
    additional_team: findPerson(additional)?.team ?? null,
    additional_team_final: additional.finalTeam,
  };
}

export const toRestLeaderboardDeals = (deals: BatchedList<DealView>) =>
  deals.map(rows => rows.map(toRestLeaderboardDeal));

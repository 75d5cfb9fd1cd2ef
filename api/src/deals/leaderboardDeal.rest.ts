import { z } from 'zod';
import type { LongRead } from '../database/longRead.ts';
import { idResponse, moneyResponse, nameResponse, personIdResponse, teamResponse } from '../platform/rest/responseFields.ts';
import { type CarClass, carClass } from '../rules/deals/dealValues.ts';
import type { TeamId } from '../rules/people/teams.ts';
import type { DealView } from './deal.query.ts';
import type { DealRow } from './deal.row.ts';

/** Car types as the leaderboard shows them: Cert is Used, blank is null (rest.md). */
const LEADERBOARD_CAR_TYPES: Readonly<Record<CarClass, 'New' | 'Used' | null>> = {
  new: 'New',
  used: 'Used',
  unclassified: null,
};

/** One salesperson of a deal, with the team frozen for that side. */
interface SalesSide {
  readonly id: number | null;
  readonly finalTeam: TeamId | null;
}

const NO_SALESPERSON: SalesSide = { id: null, finalTeam: null };

/**
 * Returns the two sides as the leaderboard counts them. A deal with one salesperson has that person as
 * closer.
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
      'A sold deal. `additional_*` only when it is split; a deal of one salesperson has that person as `closer_*`. Cert is Used.',
  });

export const leaderboardDealsShape = z.array(leaderboardDealShape);

function restLeaderboardDeal({ row: deal, people }: DealView): z.output<typeof leaderboardDealShape> {
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

export const restLeaderboardDeals = (deals: LongRead<DealView>) =>
  deals.map(rows => rows.map(restLeaderboardDeal));

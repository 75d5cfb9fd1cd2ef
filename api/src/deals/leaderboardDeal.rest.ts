import type { Employees } from '../employees/employee.query.ts';
import { type CarClass, carClass } from '../rules/carClass.ts';
import type { TeamId } from '../rules/teams.ts';
import type { Deals } from './deal.query.ts';
import type { DealRow } from './deal.row.ts';

/** What the leaderboard calls a car: Cert is Used, blank is nothing (rest.md). */
const CAR_TYPE_SHOWN: Readonly<Record<CarClass, 'New' | 'Used' | null>> = {
  new: 'New',
  used: 'Used',
  unclassified: null,
};

/** One salesperson of a deal and the team frozen on that side. */
interface Side {
  readonly id: number | null;
  readonly finalTeam: TeamId | null;
}

const NOBODY: Side = { id: null, finalTeam: null };

/** The two sides as the leaderboard sees them: a deal of one salesperson has that person as closer. */
function sidesOf(deal: DealRow): { closer: Side; additional: Side } {
  const closer = { id: deal.closerId, finalTeam: deal.closerTeamFinal };
  const additional = { id: deal.additionalId, finalTeam: deal.additionalTeamFinal };
  if (deal.isSplit) return { closer, additional };
  return { closer: closer.id === null ? additional : closer, additional: NOBODY };
}

/** The REST shape of `getleaderboarddeals` (rest.md; brief §3, "Leaderboard deal"). */
function restLeaderboardDeal(deal: DealRow, people: Employees) {
  const { closer, additional } = sidesOf(deal);
  const person = ({ id }: Side) => (id === null ? undefined : people.get(id));
  return {
    deal_id: deal.number,
    closer_id: closer.id,
    closer_name: person(closer)?.name ?? null,
    additional_id: additional.id,
    additional_name: person(additional)?.name ?? null,
    car_type: CAR_TYPE_SHOWN[carClass(deal.carType)],
    front_gross: deal.frontGross,
    closer_team: person(closer)?.team ?? null,
    closer_team_final: closer.finalTeam,
    additional_team: person(additional)?.team ?? null,
    additional_team_final: additional.finalTeam,
  };
}

export const restLeaderboardDeals = ({ rows, people }: Deals) =>
  rows.map(row => restLeaderboardDeal(row, people));

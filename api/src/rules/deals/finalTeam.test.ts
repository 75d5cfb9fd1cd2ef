import type { TeamId } from '../people/teams.ts';
import type { SaleFacts } from './deal.ts';
import { creditedTeam, type FinalTeams, finalTeams } from './finalTeam.ts';

const ANN = 1;
const BOB = 2;
const CAL = 3;
const A = 2;
const B = 3;
const C = 4;

const sold: SaleFacts = { dealStatus: null, deliveryStatus: 'DEL', deliveryDate: '2026-11-21' };
const unsold: SaleFacts = { ...sold, deliveryStatus: 'TBA' };
const annAndBob = { closerId: ANN, additionalId: BOB };

const teams =
  (today: Record<number, TeamId | null>) =>
  (employeeId: number): TeamId | null =>
    today[employeeId] ?? null;
const today = teams({ [ANN]: A, [BOB]: B, [CAL]: null });

const dealBefore = (
  people: { closerId: number | null; additionalId: number | null },
  frozenTeams: FinalTeams,
) => ({
  ...people,
  finalTeams: frozenTeams,
});

describe('finalTeams', () => {
  it('freezes the current teams of both salespeople on a deal that is created as sold', () => {
    expect(finalTeams(null, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: B });
  });

  it('freezes no team until the deal is sold', () => {
    expect(finalTeams(null, { ...unsold, ...annAndBob }, today)).toEqual({ closer: null, additional: null });
  });

  it('freezes the current teams when a deal becomes sold', () => {
    const undelivered = dealBefore(annAndBob, { closer: null, additional: null });
    const afterTransfer = teams({ [ANN]: C, [BOB]: B });
    expect(finalTeams(undelivered, { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: C,
      additional: B,
    });
  });

  it('freezes team 1 for a salesperson without a team', () => {
    const deal = { ...sold, closerId: CAL, additionalId: null };
    expect(finalTeams(null, deal, today)).toEqual({ closer: 1, additional: null });
  });

  it('keeps the frozen teams when salespeople change teams in the middle of the month', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: null });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('keeps the frozen teams when a delivered deal gets the status DEAD and when that status is removed', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: C });
    const dead = finalTeams(delivered, { ...sold, dealStatus: 'DEAD', ...annAndBob }, afterTransfer);
    expect(dead).toEqual({ closer: A, additional: B });
    expect(finalTeams(dealBefore(annAndBob, dead), { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('changes only the frozen team of the salesperson who was replaced', () => {
    const delivered = dealBefore({ closerId: CAL, additionalId: BOB }, { closer: C, additional: C });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });

  it('freezes both teams again when the closer and the additional salesperson are swapped', () => {
    const delivered = dealBefore(annAndBob, { closer: C, additional: C });
    const swapped = { ...sold, closerId: BOB, additionalId: ANN };
    expect(finalTeams(delivered, swapped, today)).toEqual({ closer: B, additional: A });
  });

  it('removes the frozen team of a salesperson who is removed from the deal', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const withoutBob = { ...sold, closerId: ANN, additionalId: null };
    expect(finalTeams(delivered, withoutBob, today)).toEqual({ closer: A, additional: null });
  });

  it('freezes no team for a new salesperson while the deal is not sold', () => {
    const undelivered = dealBefore(annAndBob, { closer: A, additional: B });
    const withCal = { ...unsold, closerId: CAL, additionalId: BOB };
    expect(finalTeams(undelivered, withCal, today)).toEqual({ closer: null, additional: B });
  });

  it('adds a missing frozen team to a sold deal', () => {
    const imported = dealBefore(annAndBob, { closer: null, additional: C });
    expect(finalTeams(imported, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });
});

describe('creditedTeam', () => {
  it("returns the frozen team, otherwise the person's current team, otherwise no team", () => {
    expect(creditedTeam(A, B)).toBe(A);
    expect(creditedTeam(1, B)).toBe(1);
    expect(creditedTeam(null, B)).toBe(B);
    expect(creditedTeam(null, null)).toBe(1);
  });
});

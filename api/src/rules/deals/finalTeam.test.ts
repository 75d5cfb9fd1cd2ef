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
  it('freezes the teams on both sides of a deal created as sold', () => {
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

  it('stores team 1 for a person without a team', () => {
    const deal = { ...sold, closerId: CAL, additionalId: null };
    expect(finalTeams(null, deal, today)).toEqual({ closer: 1, additional: null });
  });

  it('keeps the frozen teams when people are transferred in the middle of the month', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: null });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('keeps the frozen teams when the deal dies after delivery and when it comes back', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: C });
    const dead = finalTeams(delivered, { ...sold, dealStatus: 'DEAD', ...annAndBob }, afterTransfer);
    expect(dead).toEqual({ closer: A, additional: B });
    expect(finalTeams(dealBefore(annAndBob, dead), { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('changes only the side with a new person', () => {
    const delivered = dealBefore({ closerId: CAL, additionalId: BOB }, { closer: C, additional: C });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });

  it('freezes both sides again when closer and additional are swapped', () => {
    const delivered = dealBefore(annAndBob, { closer: C, additional: C });
    const swapped = { ...sold, closerId: BOB, additionalId: ANN };
    expect(finalTeams(delivered, swapped, today)).toEqual({ closer: B, additional: A });
  });

  it('removes the team of a person who is taken off the deal', () => {
    const delivered = dealBefore(annAndBob, { closer: A, additional: B });
    const withoutBob = { ...sold, closerId: ANN, additionalId: null };
    expect(finalTeams(delivered, withoutBob, today)).toEqual({ closer: A, additional: null });
  });

  it('freezes no team for a new person while the deal is not sold', () => {
    const undelivered = dealBefore(annAndBob, { closer: A, additional: B });
    const withCal = { ...unsold, closerId: CAL, additionalId: BOB };
    expect(finalTeams(undelivered, withCal, today)).toEqual({ closer: null, additional: B });
  });

  it('fills in a missing team on a sold deal', () => {
    const imported = dealBefore(annAndBob, { closer: null, additional: C });
    expect(finalTeams(imported, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });
});

describe('creditedTeam', () => {
  it("returns the frozen team, else the person's current team, else no team", () => {
    expect(creditedTeam(A, B)).toBe(A);
    expect(creditedTeam(1, B)).toBe(1);
    expect(creditedTeam(null, B)).toBe(B);
    expect(creditedTeam(null, null)).toBe(1);
  });
});

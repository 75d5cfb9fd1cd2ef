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

const recorded = (people: { closerId: number | null; additionalId: number | null }, frozen: FinalTeams) => ({
  ...people,
  finalTeams: frozen,
});

describe('the final team', () => {
  it('is frozen on both sides of a deal recorded as sold', () => {
    expect(finalTeams(null, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: B });
  });

  it('waits until the deal is sold', () => {
    expect(finalTeams(null, { ...unsold, ...annAndBob }, today)).toEqual({ closer: null, additional: null });
  });

  it('is frozen when a recorded deal becomes sold, as the teams are that day', () => {
    const undelivered = recorded(annAndBob, { closer: null, additional: null });
    const afterTransfer = teams({ [ANN]: C, [BOB]: B });
    expect(finalTeams(undelivered, { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: C,
      additional: B,
    });
  });

  it('freezes having no team as team 1', () => {
    const deal = { ...sold, closerId: CAL, additionalId: null };
    expect(finalTeams(null, deal, today)).toEqual({ closer: 1, additional: null });
  });

  it('stays when its people are transferred in the middle of the month', () => {
    const delivered = recorded(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: null });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('stays when the deal dies after delivery, and when it comes back', () => {
    const delivered = recorded(annAndBob, { closer: A, additional: B });
    const afterTransfer = teams({ [ANN]: C, [BOB]: C });
    const dead = finalTeams(delivered, { ...sold, dealStatus: 'DEAD', ...annAndBob }, afterTransfer);
    expect(dead).toEqual({ closer: A, additional: B });
    expect(finalTeams(recorded(annAndBob, dead), { ...sold, ...annAndBob }, afterTransfer)).toEqual({
      closer: A,
      additional: B,
    });
  });

  it('follows the person of its side alone', () => {
    const delivered = recorded({ closerId: CAL, additionalId: BOB }, { closer: C, additional: C });
    expect(finalTeams(delivered, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });

  it('is frozen anew on both sides when closer and additional change places', () => {
    const delivered = recorded(annAndBob, { closer: C, additional: C });
    const swapped = { ...sold, closerId: BOB, additionalId: ANN };
    expect(finalTeams(delivered, swapped, today)).toEqual({ closer: B, additional: A });
  });

  it('goes with a person who is taken off the deal', () => {
    const delivered = recorded(annAndBob, { closer: A, additional: B });
    const withoutBob = { ...sold, closerId: ANN, additionalId: null };
    expect(finalTeams(delivered, withoutBob, today)).toEqual({ closer: A, additional: null });
  });

  it('is not the new person’s while the deal is not sold', () => {
    const undelivered = recorded(annAndBob, { closer: A, additional: B });
    const withCal = { ...unsold, closerId: CAL, additionalId: BOB };
    expect(finalTeams(undelivered, withCal, today)).toEqual({ closer: null, additional: B });
  });

  it('is filled in on a sold deal that lacks it', () => {
    const imported = recorded(annAndBob, { closer: null, additional: C });
    expect(finalTeams(imported, { ...sold, ...annAndBob }, today)).toEqual({ closer: A, additional: C });
  });
});

describe('the credited team', () => {
  it('is the frozen one, else the person’s of today, else none', () => {
    expect(creditedTeam(A, B)).toBe(A);
    expect(creditedTeam(1, B)).toBe(1);
    expect(creditedTeam(null, B)).toBe(B);
    expect(creditedTeam(null, null)).toBe(1);
  });
});

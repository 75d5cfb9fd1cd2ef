import { sharesOf, storeUnits, unitCredits } from './credit.ts';
import type { SaleFacts } from './deal.ts';

const ANN = 1;
const BOB = 2;
const sold: SaleFacts = { dealStatus: null, deliveryStatus: 'DEL', deliveryDate: '2026-11-21' };

describe('unit credit', () => {
  it('is half each in a split', () => {
    expect(unitCredits({ ...sold, closerId: ANN, additionalId: BOB })).toEqual([
      { employeeId: ANN, role: 'closer', share: 0.5 },
      { employeeId: BOB, role: 'additional', share: 0.5 },
    ]);
  });

  it('is whole for a closer alone', () => {
    expect(unitCredits({ ...sold, closerId: ANN, additionalId: null })).toEqual([
      { employeeId: ANN, role: 'solo', share: 1 },
    ]);
  });

  it('is whole for an additional alone', () => {
    expect(unitCredits({ ...sold, closerId: null, additionalId: BOB })).toEqual([
      { employeeId: BOB, role: 'solo', share: 1 },
    ]);
  });

  it('is one, not two halves, when both sides name the same person', () => {
    expect(unitCredits({ ...sold, closerId: ANN, additionalId: ANN })).toEqual([
      { employeeId: ANN, role: 'solo', share: 1 },
    ]);
  });

  it('is nobody’s when nobody is named, and still one for the store', () => {
    const deal = { ...sold, closerId: null, additionalId: null };
    expect(unitCredits(deal)).toEqual([]);
    expect(storeUnits(deal)).toBe(1);
  });

  it('counts a split as one for the store', () => {
    expect(storeUnits({ ...sold })).toBe(1);
  });

  it('is taken back, from people and store, when a delivered deal dies', () => {
    const dead = { ...sold, dealStatus: 'DEAD' as const, closerId: ANN, additionalId: BOB };
    expect(unitCredits(dead)).toEqual([]);
    expect(storeUnits(dead)).toBe(0);
  });
});

describe('shares', () => {
  it('are the same before a deal is sold, for Hog shows every status', () => {
    expect(sharesOf({ closerId: ANN, additionalId: BOB }).map(each => each.share)).toEqual([0.5, 0.5]);
    expect(sharesOf({ closerId: ANN, additionalId: null }).map(each => each.share)).toEqual([1]);
  });
});

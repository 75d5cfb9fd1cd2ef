import { isSold, logDay, type SaleFacts } from './deal.ts';

const delivered: SaleFacts = { dealStatus: 'HOGGED', deliveryStatus: 'DEL', deliveryDate: '2026-11-21' };

describe('isSold', () => {
  it('returns true for a delivered deal that has a delivery date and is not DEAD', () => {
    expect(isSold(delivered)).toBe(true);
    expect(isSold({ ...delivered, dealStatus: 'IN FINANCE' })).toBe(true);
    expect(isSold({ ...delivered, dealStatus: null })).toBe(true);
  });

  it('returns true for a delivered deal with a delivery date in the future', () => {
    expect(isSold({ ...delivered, deliveryDate: '2999-12-31' })).toBe(true);
  });

  it('returns false for a delivered deal with the status DEAD', () => {
    expect(isSold({ ...delivered, dealStatus: 'DEAD' })).toBe(false);
  });

  it('returns false for the delivery statuses TBA, OAC and blank', () => {
    expect(isSold({ ...delivered, deliveryStatus: 'TBA' })).toBe(false);
    expect(isSold({ ...delivered, deliveryStatus: 'OAC' })).toBe(false);
    expect(isSold({ ...delivered, deliveryStatus: null })).toBe(false);
  });

  it('returns false without a delivery date', () => {
    expect(isSold({ ...delivered, deliveryDate: null })).toBe(false);
  });
});

describe('logDay', () => {
  it('returns the delivery date, or the day the deal was added when it has no delivery date', () => {
    expect(logDay({ deliveryDate: '2026-12-01', addedDate: '2026-11-21' })).toBe('2026-12-01');
    expect(logDay({ deliveryDate: null, addedDate: '2026-11-21' })).toBe('2026-11-21');
  });
});

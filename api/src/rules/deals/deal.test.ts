import { isSold, logDay, type SaleFacts } from './deal.ts';

const delivered: SaleFacts = { dealStatus: 'HOGGED', deliveryStatus: 'DEL', deliveryDate: '2026-11-21' };

describe('a sold deal', () => {
  it('is delivered, on a date, and not dead', () => {
    expect(isSold(delivered)).toBe(true);
    expect(isSold({ ...delivered, dealStatus: 'IN FINANCE' })).toBe(true);
    expect(isSold({ ...delivered, dealStatus: null })).toBe(true);
  });

  it('is sold with a delivery date in the future, too', () => {
    expect(isSold({ ...delivered, deliveryDate: '2999-12-31' })).toBe(true);
  });

  it('is sold no more when it dies after delivery', () => {
    expect(isSold({ ...delivered, dealStatus: 'DEAD' })).toBe(false);
  });

  it('is not sold while to be announced, on approval, or blank', () => {
    expect(isSold({ ...delivered, deliveryStatus: 'TBA' })).toBe(false);
    expect(isSold({ ...delivered, deliveryStatus: 'OAC' })).toBe(false);
    expect(isSold({ ...delivered, deliveryStatus: null })).toBe(false);
  });

  it('is not sold without a delivery date', () => {
    expect(isSold({ ...delivered, deliveryDate: null })).toBe(false);
  });
});

describe('the log day', () => {
  it('is the delivery date, else the day the deal was added', () => {
    expect(logDay({ deliveryDate: '2026-12-01', addedDate: '2026-11-21' })).toBe('2026-12-01');
    expect(logDay({ deliveryDate: null, addedDate: '2026-11-21' })).toBe('2026-11-21');
  });
});

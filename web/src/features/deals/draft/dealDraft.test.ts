import type { DealDraft } from '../../../components/deals/dealFormFields';
import {
  createDraft,
  createNextDraft,
  diffDrafts,
  getDeliveryHint,
  hasChanges,
  toDealChanges,
} from './dealDraft';

const today = '2026-06-17';
const before: DealDraft = { ...createDraft(today), number: '7', customerName: 'Ada', deliveryStatus: null };

test('adds and delivers a new deal on the day that is shown', () => {
  expect(createDraft('2026-06-12')).toMatchObject({
    addedDate: '2026-06-12',
    deliveryDate: '2026-06-12',
    number: '',
  });
});

test('sends only changed fields', () => {
  expect(toDealChanges({ ...before, notes: 'hello', closerId: 3 }, before)).toEqual({
    notes: 'hello',
    closerId: 3,
  });
  expect(toDealChanges({ ...before, customerName: '' }, before)).toEqual({ customerName: '' });
  expect(toDealChanges({ ...before, number: '8' }, before)).toEqual({});
});

test('keeps the typed fields when they are applied to a newer version of the deal', () => {
  const typed = diffDrafts({ ...before, number: '8', notes: 'mine' }, before);
  expect(typed).toEqual({ number: '8', notes: 'mine' });
  const newest = { ...before, notes: 'theirs', stockNum: 'T1' };
  expect(toDealChanges({ ...newest, ...typed }, newest)).toEqual({ notes: 'mine' });
});

test('counts a changed number as a change of the form', () => {
  expect(hasChanges({ ...before }, before)).toBe(false);
  expect(hasChanges({ ...before, number: '8' }, before)).toBe(true);
});

describe('getDeliveryHint', () => {
  const delivered = (deliveryDate: string | null): DealDraft => ({
    ...before,
    deliveryStatus: 'DEL',
    deliveryDate,
  });

  test.each([
    ['2026-06-18', 'counts-ahead'],
    ['2026-06-17', undefined],
    ['2026-06-16', 'offer-today'],
    [null, undefined],
  ])('evaluates the delivery date %s of a newly delivered deal as %s', (date, hint) => {
    expect(getDeliveryHint(delivered(date), before, today)).toBe(hint);
  });

  test('returns no hint for a deal that was already delivered', () => {
    const old = delivered('2026-05-30');
    expect(getDeliveryHint({ ...old, notes: 'x' }, old, today)).toBeUndefined();
  });

  test('returns no hint before the deal is delivered', () => {
    expect(getDeliveryHint({ ...before, deliveryDate: '2026-07-01' }, before, today)).toBeUndefined();
  });
});

test('starts the next deal with the days, managers and statuses of the last one', () => {
  const draft: DealDraft = {
    ...before,
    salesManagerId: 1,
    finManagerId: 2,
    closerId: 3,
    additionalId: 4,
    carInfo: 'Bolt',
    stockNum: 'N1',
    carType: 'USED',
    tradeStatus: 'TRADE',
    dealStatus: 'HOGGED',
    deliveryStatus: 'DEL',
    deliveryDate: '2026-06-18',
    notes: 'n',
  };
  expect(createNextDraft(draft)).toEqual({
    ...createDraft(today),
    salesManagerId: 1,
    finManagerId: 2,
    tradeStatus: 'TRADE',
    dealStatus: 'HOGGED',
    deliveryStatus: 'DEL',
    deliveryDate: '2026-06-18',
  });
});

import { changesOf, deliveryHint, draftChanges, isChanged, newDraft, nextDraft } from './dealForm';
import type { DealDraft } from './formFields';

const today = '2026-06-17';
const before: DealDraft = { ...newDraft(today), number: '7', customerName: 'Ada', deliveryStatus: null };

test('a new deal is added and delivered on the day that is being looked at', () => {
  expect(newDraft('2026-06-12')).toMatchObject({
    addedDate: '2026-06-12',
    deliveryDate: '2026-06-12',
    number: '',
  });
});

test('only what was changed is sent', () => {
  expect(changesOf({ ...before, notes: 'hello', closerId: 3 }, before)).toEqual({
    notes: 'hello',
    closerId: 3,
  });
  expect(changesOf({ ...before, customerName: '' }, before)).toEqual({ customerName: '' });
  expect(changesOf({ ...before, number: '8' }, before)).toEqual({});
});

test('what was typed is told apart from the deal, and can be laid over what someone else has made of it', () => {
  const typed = draftChanges({ ...before, number: '8', notes: 'mine' }, before);
  expect(typed).toEqual({ number: '8', notes: 'mine' });
  const newest = { ...before, notes: 'theirs', stockNum: 'T1' };
  expect(changesOf({ ...newest, ...typed }, newest)).toEqual({ notes: 'mine' });
});

test('another number alone is a change of the form', () => {
  expect(isChanged({ ...before }, before)).toBe(false);
  expect(isChanged({ ...before, number: '8' }, before)).toBe(true);
});

describe('the hint beside the delivery date', () => {
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
  ])('on %s for a deal that is now marked DEL is %s', (date, hint) => {
    expect(deliveryHint(delivered(date), before, today)).toBe(hint);
  });

  test('does not nag about a deal that was delivered before', () => {
    const old = delivered('2026-05-30');
    expect(deliveryHint({ ...old, notes: 'x' }, old, today)).toBeUndefined();
  });

  test('is silent while nothing is delivered', () => {
    expect(deliveryHint({ ...before, deliveryDate: '2026-07-01' }, before, today)).toBeUndefined();
  });
});

test('the next deal of a day has its days, managers and statuses, and nothing of the customer', () => {
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
  expect(nextDraft(draft)).toEqual({
    ...newDraft(today),
    salesManagerId: 1,
    finManagerId: 2,
    tradeStatus: 'TRADE',
    dealStatus: 'HOGGED',
    deliveryStatus: 'DEL',
    deliveryDate: '2026-06-18',
  });
});

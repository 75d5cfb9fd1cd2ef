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
const baseDraft: DealDraft = {
  ...createDraft(today),
  number: '7',
  customerName: 'Ada',
  deliveryStatus: null,
};

test('creates a draft that is added and delivered on the shown day', () => {
  expect(createDraft('2026-06-12')).toMatchObject({
    addedDate: '2026-06-12',
    deliveryDate: '2026-06-12',
    number: '',
  });
});

test('includes only the changed fields in the input of an update', () => {
  expect(toDealChanges({ ...baseDraft, notes: 'hello', closerId: 3 }, baseDraft)).toEqual({
    notes: 'hello',
    closerId: 3,
  });
  expect(toDealChanges({ ...baseDraft, customerName: '' }, baseDraft)).toEqual({ customerName: '' });
  expect(toDealChanges({ ...baseDraft, number: '8' }, baseDraft)).toEqual({});
});

test('keeps the typed fields when the draft is applied to a newer version of the deal', () => {
  const typedFields = diffDrafts({ ...baseDraft, number: '8', notes: 'mine' }, baseDraft);
  expect(typedFields).toEqual({ number: '8', notes: 'mine' });
  const newestDraft = { ...baseDraft, notes: 'theirs', stockNum: 'T1' };
  expect(toDealChanges({ ...newestDraft, ...typedFields }, newestDraft)).toEqual({ notes: 'mine' });
});

test('counts a changed deal number as an unsaved change of the form', () => {
  expect(hasChanges({ ...baseDraft }, baseDraft)).toBe(false);
  expect(hasChanges({ ...baseDraft, number: '8' }, baseDraft)).toBe(true);
});

describe('getDeliveryHint', () => {
  const buildDeliveredDraft = (deliveryDate: string | null): DealDraft => ({
    ...baseDraft,
    deliveryStatus: 'DEL',
    deliveryDate,
  });

  test.each([
    ['2026-06-18', 'counts-ahead'],
    ['2026-06-17', undefined],
    ['2026-06-16', 'offer-today'],
    [null, undefined],
  ])('maps the delivery date %s of a newly delivered deal to the hint %s', (date, hint) => {
    expect(getDeliveryHint(buildDeliveredDraft(date), baseDraft, today)).toBe(hint);
  });

  test('returns no hint for a deal that was already delivered when the form opened', () => {
    const deliveredDraft = buildDeliveredDraft('2026-05-30');
    expect(getDeliveryHint({ ...deliveredDraft, notes: 'x' }, deliveredDraft, today)).toBeUndefined();
  });

  test('returns no hint for a deal that is not delivered', () => {
    expect(getDeliveryHint({ ...baseDraft, deliveryDate: '2026-07-01' }, baseDraft, today)).toBeUndefined();
  });
});

test('copies the days, managers and statuses of the previous deal to the next deal', () => {
  const draft: DealDraft = {
    ...baseDraft,
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

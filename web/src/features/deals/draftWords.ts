import { usDay } from '../../lib/dates';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../lib/dealValues';
import type { DealDraft } from './dealForm';
import type { DraftField } from './dealNews';

/** What a field of the form is called. */
export const draftLabels: Record<DraftField, string> = {
  addedDate: 'Added Date',
  number: 'Deal ID',
  salesManagerId: 'Sales Manager Name',
  finManagerId: 'Finance Manager Name',
  closerId: 'Closer',
  additionalId: 'Additional Salesperson',
  customerName: 'Customer Name',
  carInfo: 'Car Info',
  stockNum: 'Stock Number',
  carType: 'New/Used/Cert',
  tradeStatus: 'Trade Status',
  dealStatus: 'Deal Status',
  deliveryStatus: 'Delivery Status',
  deliveryDate: 'Delivery Date',
  notes: 'Notes',
};

/** A field's value as the form shows it; blank is said. */
export function draftWords(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  return wordsOf(field, draft, names) || 'Blank';
}

function wordsOf(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  const { carType, tradeStatus, dealStatus, deliveryStatus } = draft;
  switch (field) {
    case 'salesManagerId':
    case 'finManagerId':
    case 'closerId':
    case 'additionalId':
      return names.get(draft[field] ?? 0) ?? '';
    case 'carType':
      return carType ? carTypeLabels[carType] : '';
    case 'tradeStatus':
      return tradeStatus ? tradeStatusLabels[tradeStatus] : '';
    case 'dealStatus':
      return dealStatus ? dealStatusLabels[dealStatus] : '';
    case 'deliveryStatus':
      return deliveryStatus ? deliveryStatusLabels[deliveryStatus] : '';
    case 'addedDate':
    case 'deliveryDate':
      return usDay(draft[field]);
    default:
      return draft[field] ?? '';
  }
}

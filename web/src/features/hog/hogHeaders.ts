import { toFieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/format/header';

/** Headers of the columns that other deal lists do not have. */
export const hogHeaders = {
  customerName: toFieldHeader('customerName', 'Customer Name'),
  carType: toFieldHeader('carType', 'New/Used/Cert'),
  frontGross: toFieldHeader('frontGross', 'Front Gross'),
  backGross: toFieldHeader('backGross', 'Back Gross'),
  totalGross: { label: 'Total Gross', description: 'Front gross plus back gross.' },
  isUpdated: toFieldHeader('isUpdated', 'Updated?'),
  isConfirmed: toFieldHeader('isConfirmed', 'Confirmed?'),
  review: { label: 'Review', description: 'Whether the office has updated or confirmed the deal.' },
  age: { label: 'Age', description: 'How long the deal’s oldest open item has been open, in days.' },
  toDo: { label: 'Open items', description: 'What still needs to be done on the deal.' },
} as const satisfies Record<string, Header>;

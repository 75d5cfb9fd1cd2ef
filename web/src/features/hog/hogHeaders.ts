import { toFieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/format/header';

/** Headers of the columns that other deal lists do not have. */
export const hogHeaders = {
  customerName: toFieldHeader('customerName', 'Customer Name'),
  carType: toFieldHeader('carType', 'New/Used/Cert'),
  frontGross: toFieldHeader('frontGross', 'Front Gross'),
  backGross: toFieldHeader('backGross', 'Back Gross'),
  totalGross: { label: 'Total Gross', description: 'Front and back gross together.' },
  isUpdated: toFieldHeader('isUpdated', 'Updated?'),
  isConfirmed: toFieldHeader('isConfirmed', 'Confirmed?'),
  review: { label: 'Review', description: 'Whether office staff has updated or confirmed the deal.' },
  age: { label: 'Age', description: 'Days since something about the deal became open.' },
  toDo: { label: 'To do', description: 'What someone still has to do about the deal.' },
} as const satisfies Record<string, Header>;

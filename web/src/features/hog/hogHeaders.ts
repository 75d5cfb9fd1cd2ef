import { fieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/values/header';

/** The columns that Hog does not share with other lists of deals. */
export const hogHeaders = {
  customerName: fieldHeader('customerName', 'Customer Name'),
  carType: fieldHeader('carType', 'New/Used/Cert'),
  frontGross: fieldHeader('frontGross', 'Front Gross'),
  backGross: fieldHeader('backGross', 'Back Gross'),
  totalGross: { head: 'Total Gross', says: 'Front and back gross together.' },
  isUpdated: fieldHeader('isUpdated', 'Updated?'),
  isConfirmed: fieldHeader('isConfirmed', 'Confirmed?'),
  review: { head: 'Review', says: 'Whether office staff has updated or confirmed the deal.' },
  age: { head: 'Age', says: 'Days since something about the deal became open.' },
  toDo: { head: 'To do', says: 'What someone still has to do about the deal.' },
} as const satisfies Record<string, Header>;

import type { DealAction, DealField } from '../../generated/graphql';
import { usDay } from '../../lib/dates';
import { money } from '../../lib/money';
import { draftLabels } from './draftWords';

/** What the deal form and Hog call a field. */
export const fieldWords: Record<DealField, string> = {
  NUMBER: draftLabels.number,
  SALES_MANAGER: draftLabels.salesManagerId,
  FINANCE_MANAGER: draftLabels.finManagerId,
  CLOSER: draftLabels.closerId,
  CLOSER_TEAM_FINAL: 'Closer’s final team',
  ADDITIONAL: draftLabels.additionalId,
  ADDITIONAL_TEAM_FINAL: 'Additional’s final team',
  CUSTOMER_NAME: draftLabels.customerName,
  CAR_INFO: draftLabels.carInfo,
  STOCK_NUM: draftLabels.stockNum,
  NOTES: draftLabels.notes,
  CAR_TYPE: draftLabels.carType,
  DEAL_STATUS: draftLabels.dealStatus,
  TRADE_STATUS: draftLabels.tradeStatus,
  DELIVERY_STATUS: draftLabels.deliveryStatus,
  DELIVERY_DATE: draftLabels.deliveryDate,
  ADDED_DATE: draftLabels.addedDate,
  FRONT_GROSS: 'Front Gross',
  BACK_GROSS: 'Back Gross',
  IS_UPDATED: 'Updated?',
  IS_CONFIRMED: 'Confirmed?',
};

/** What was done, after the name of who did it. */
export const actionWords: Record<DealAction, string> = {
  RECORD: 'added the deal',
  AMEND: 'changed it',
  RENUMBER: 'gave it another number',
  DELETE: 'deleted it',
  RESTORE: 'brought it back',
};

/** A value as the screens show it; blank is a dash. */
export function valueWords(field: DealField, value: string | null): string {
  if (value === null) return '–';
  switch (field) {
    case 'FRONT_GROSS':
    case 'BACK_GROSS':
      return money(Number(value));
    case 'DELIVERY_DATE':
    case 'ADDED_DATE':
      return usDay(value);
    case 'IS_UPDATED':
    case 'IS_CONFIRMED':
      return value === 'true' ? 'Yes' : 'No';
    default:
      return value;
  }
}

/** An instant on the store's clock: "Nov 3, 2026, 2:15 PM". */
export function timeWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

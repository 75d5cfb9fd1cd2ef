import type { DealAction, DealField, Door } from '../../generated/graphql';
import { usDay } from '../../lib/days/dates';
import { money } from '../../lib/values/money';
import { FORM_ORDER, formFields } from './formFields';

type HistoryField = { label: string; kind: string };

type FormHistory = (typeof formFields)[keyof typeof formFields]['history'];

/** The fields that the form does not show. */
const otherFields: Record<Exclude<DealField, FormHistory>, HistoryField> = {
  CLOSER_TEAM_FINAL: { label: 'Closer’s final team', kind: 'text' },
  ADDITIONAL_TEAM_FINAL: { label: 'Additional’s final team', kind: 'text' },
  FRONT_GROSS: { label: 'Front Gross', kind: 'money' },
  BACK_GROSS: { label: 'Back Gross', kind: 'money' },
  IS_UPDATED: { label: 'Updated?', kind: 'flag' },
  IS_CONFIRMED: { label: 'Confirmed?', kind: 'flag' },
};

const historyFields = {
  ...Object.fromEntries(FORM_ORDER.map(field => [formFields[field].history, formFields[field]])),
  ...otherFields,
} as Record<DealField, HistoryField>;

/** Every field that the history tells of, in the order of the form. */
export const historyFieldNames = Object.keys(historyFields) as DealField[];

/** What the deal form and Hog call a field. */
export const fieldWords = (field: DealField): string => historyFields[field].label;

/** What was done, after the name of who did it. */
export const actionWords: Record<DealAction, string> = {
  RECORD: 'added the deal',
  AMEND: 'changed it',
  RENUMBER: 'gave it another number',
  DELETE: 'deleted it',
  RESTORE: 'brought it back',
};

const doorWords: Record<Door, string> = {
  SCREEN: 'Screen',
  REST: 'REST',
  COMPARISON: 'Comparison',
  IMPORT: 'Import',
  STORE: 'The store',
};

/** Where a change came from: "Comparison: october.xlsx, line 40". Nothing when nobody noted it. */
export function sourceWords({ door, origin }: { door: Door | null; origin: string | null }): string | null {
  const parts = [door && doorWords[door], origin].filter(Boolean);
  return parts.length > 0 ? parts.join(': ') : null;
}

/** A value as the screens show it; blank is a dash. */
export function valueWords(field: DealField, value: string | null): string {
  if (value === null) return '–';
  switch (historyFields[field].kind) {
    case 'money':
      return money(Number(value));
    case 'day':
      return usDay(value);
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    default:
      return value;
  }
}

/** An instant on the store's clock: "Nov 3, 2026, 2:15 PM". */
export function timeWords(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

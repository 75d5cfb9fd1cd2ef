import { usDay } from '../../../lib/days/dates';
import { type DealDraft, type DraftField, formField } from './formFields';

/** A field's value as the form shows it; blank is said. */
export function draftWords(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  return wordsOf(field, draft, names) || 'Blank';
}

function wordsOf(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  const value = draft[field];
  if (value === null) return '';
  const known = formField(field);
  switch (known.kind) {
    case 'person':
      return names.get(Number(value)) ?? '';
    case 'choice':
      return known.labels[value] ?? '';
    case 'day':
      return usDay(String(value));
    default:
      return String(value);
  }
}

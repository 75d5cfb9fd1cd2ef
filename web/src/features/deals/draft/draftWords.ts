import { formatUsDay } from '../../../lib/days/dates';
import { type DealDraft, type DraftField, getFormField } from './formFields';

/** Formats the value of a field as the form shows it; an empty value is "Blank". */
export function formatDraftField(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  return formatDraftValue(field, draft, names) || 'Blank';
}

function formatDraftValue(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  const value = draft[field];
  if (value === null) return '';
  const definition = getFormField(field);
  switch (definition.kind) {
    case 'person':
      return names.get(Number(value)) ?? '';
    case 'choice':
      return definition.labels[value] ?? '';
    case 'day':
      return formatUsDay(String(value));
    default:
      return String(value);
  }
}

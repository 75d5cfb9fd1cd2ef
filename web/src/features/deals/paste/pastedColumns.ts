import { fieldHeads } from '../../../generated/rules/fieldHeads';
import { type DraftField, FORM_ORDER, formFields } from '../draft/formFields';

/** What a column is read as; null is left out. */
export type Column = DraftField | null;

const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9#&]/g, '');

const fieldByWord = new Map(
  FORM_ORDER.flatMap(field => {
    const words = [formFields[field].label, ...fieldHeads[field]];
    return words.map((words): [string, DraftField] => [plain(words), field]);
  }),
);

/**
 * Whether the first row names the columns, and what each is read as: by its name, or in the form's order. A name that comes
 * twice counts once.
 */
export function columnsOf(rows: readonly (readonly string[])[]): { hasHead: boolean; columns: Column[] } {
  const width = Math.max(0, ...rows.map(row => row.length));
  const [first = []] = rows;
  const named = first.map(cell => fieldByWord.get(plain(cell)) ?? null);
  const known = named.filter(field => field !== null).length;
  const filled = first.filter(cell => cell !== '').length;
  const hasHead = known >= 2 || (known === 1 && filled === 1);
  const columns = Array.from({ length: width }, (_, index): Column => {
    if (!hasHead) return FORM_ORDER[index] ?? null;
    const field = named[index] ?? null;
    return named.indexOf(field) === index ? field : null;
  });
  return { hasHead, columns };
}

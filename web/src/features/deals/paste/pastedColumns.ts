import type { DraftField } from '../dealNews';
import { draftLabels } from '../draftWords';

/** What a column is read as; null is left out. */
export type Column = DraftField | null;

/** The form's order, in which columns are read when no head names them. */
export const FORM_ORDER = Object.keys(draftLabels) as DraftField[];

/** What else people write above a column; the form's and the lists' own words are known too. */
const otherWords: Record<DraftField, readonly string[]> = {
  addedDate: ['added', 'date', 'day'],
  number: ['id', 'deal', 'deal #', 'deal no', 'deal number', 'number', '#'],
  salesManagerId: ['sm', 'sales manager'],
  finManagerId: ['fm', 'f&i', 'finance', 'finance manager', 'fin manager'],
  closerId: ['sales 1', 'salesperson', 'salesperson 1', 'sales person'],
  additionalId: ['sales 2', 'additional', 'salesperson 2', 'split'],
  customerName: ['customer', 'name', 'buyer', 'client'],
  carInfo: ['car', 'vehicle', 'model'],
  stockNum: ['stock', 'stock #', 'stock no', 'stk'],
  carType: ['type', 'car type', 'n/u', 'n/u/c', 'new/used'],
  tradeStatus: ['trade', 'trade in'],
  dealStatus: ['status'],
  deliveryStatus: ['delivery', 'del', 'del status'],
  deliveryDate: ['del date', 'delivered', 'delivered on'],
  notes: ['note', 'comment', 'comments', 'remarks'],
};

const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9#&]/g, '');

const fieldByWord = new Map(
  FORM_ORDER.flatMap(field =>
    [draftLabels[field], ...otherWords[field]].map((words): [string, DraftField] => [plain(words), field]),
  ),
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

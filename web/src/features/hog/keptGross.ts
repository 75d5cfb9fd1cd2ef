import { type GrossCell, isGrossField } from './gross';

/**
 * Gross that was typed and is not stored yet, in the browser's own storage and by person: it outlives a session that ends
 * under someone's hands, a crash and a power cut, and nobody else at this desk is offered it.
 */
export type KeptGross = { cell: GrossCell; text: string };

const prefixOf = (personId: number) => `unsavedGross ${personId} `;
const keyOf = (personId: number, { number, field }: GrossCell) => `${prefixOf(personId)}${number} ${field}`;

export function keepGross(personId: number, cell: GrossCell, text: string): void {
  try {
    localStorage.setItem(keyOf(personId, cell), text);
  } catch {
    // Storage may be full or closed to us; the page itself still holds the text.
  }
}

/** Stored or given up. With `text`, only if nothing else has been typed into the cell since. */
export function forgetGross(personId: number, cell: GrossCell, text?: string): void {
  const key = keyOf(personId, cell);
  if (text === undefined || localStorage.getItem(key) === text) localStorage.removeItem(key);
}

/** What this person typed here and the server never took, by deal number. */
export function keptGross(personId: number): KeptGross[] {
  const prefix = prefixOf(personId);
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .flatMap(key => {
      const [number, field = ''] = key.slice(prefix.length).split(' ');
      const text = localStorage.getItem(key);
      return isGrossField(field) && text !== null ? [{ cell: { number: Number(number), field }, text }] : [];
    })
    .sort((one, other) => one.cell.number - other.cell.number);
}

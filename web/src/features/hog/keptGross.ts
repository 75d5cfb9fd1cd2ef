import { keptUnder } from '../../lib/kept';
import { cellKey } from './cellSaves';
import { type GrossCell, isGrossField } from './gross';

/** Gross that was typed and is not stored yet. */
export type KeptGross = { cell: GrossCell; text: string };

const kept = keptUnder('unsavedGross');

export function keepGross(personId: number, cell: GrossCell, text: string): void {
  kept.keep(personId, cellKey(cell), text);
}

/** Stored or given up. With `text`, only if nothing else has been typed into the cell since. */
export function forgetGross(personId: number, cell: GrossCell, text?: string): void {
  kept.forget(personId, cellKey(cell), text);
}

/** What this person typed here and the server never took, by deal number. */
export function keptGross(personId: number): KeptGross[] {
  return kept
    .all(personId)
    .flatMap(({ name, text }) => {
      const [number, field = ''] = name.split(' ');
      return isGrossField(field) ? [{ cell: { number: Number(number), field }, text }] : [];
    })
    .sort((one, other) => one.cell.number - other.cell.number);
}

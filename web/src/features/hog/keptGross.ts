import { keptUnder, unpacked } from '../../lib/kept';
import { type GrossCell, isGrossField } from './gross';
import { cellKey } from './saves/cellSaves';

/** Gross that was typed over a version of its deal and is not stored yet. */
export type KeptGross = { cell: GrossCell; text: string; seen: number | undefined };

type Packed = { text: string; seen?: number };

const kept = keptUnder('unsavedGross');

export function keepGross(personId: number, { cell, text, seen }: KeptGross): void {
  kept.keep(personId, cellKey(cell), JSON.stringify({ text, seen } satisfies Packed));
}

/** Stored or given up. With `text`, only if nothing else has been typed into the cell since. */
export function forgetGross(personId: number, cell: GrossCell, text?: string): void {
  const name = cellKey(cell);
  if (text === undefined || unpackedGross(kept.find(personId, name))?.text === text)
    kept.forget(personId, name);
}

/** What this person typed here and the server never took, by deal number. */
export function keptGross(personId: number): KeptGross[] {
  return kept
    .all(personId)
    .flatMap(({ name, text }) => {
      const [number, field = ''] = name.split(' ');
      const packed = unpackedGross(text);
      if (!packed || !isGrossField(field)) return [];
      return [{ cell: { number: Number(number), field }, text: packed.text, seen: packed.seen }];
    })
    .sort((one, other) => one.cell.number - other.cell.number);
}

/** An earlier version kept the typed text alone: it is offered too. */
function unpackedGross(kept: string | undefined): Packed | undefined {
  if (kept === undefined) return undefined;
  const packed = unpacked<Partial<Packed> | null>(kept);
  return typeof packed?.text === 'string' ? { ...packed, text: packed.text } : { text: kept };
}

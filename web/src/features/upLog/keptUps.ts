import type { Day } from '../../lib/dates';
import { keptUnder, unpacked } from '../../lib/kept';
import { fieldLabels, type UpField, type UpValue } from './upSaves';

/** A field of a row that was changed and is not stored yet. */
export type KeptUp = { day: Day; id: number; field: UpField; value: UpValue };

const kept = keptUnder('unsavedUp');
const nameOf = ({ day, id, field }: Omit<KeptUp, 'value'>) => `${day} ${id} ${field}`;

export function keepUp(personId: number, up: KeptUp): void {
  kept.keep(personId, nameOf(up), JSON.stringify(up.value));
}

/** Stored or given up. With a value, only if nothing else has been put there since. */
export function forgetUp(
  personId: number,
  { value, ...place }: Omit<KeptUp, 'value'> & { value?: UpValue },
): void {
  kept.forget(personId, nameOf(place), value === undefined ? undefined : JSON.stringify(value));
}

/** What this person changed here and the server never took, the oldest day first. */
export function keptUps(personId: number): KeptUp[] {
  return kept
    .all(personId)
    .flatMap(({ name, text }) => {
      const [day = '', id, field = ''] = name.split(' ');
      const value = unpacked<UpValue>(text);
      return isUpField(field) && value !== undefined ? [{ day, id: Number(id), field, value }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id);
}

const isUpField = (field: string): field is UpField => field in fieldLabels;

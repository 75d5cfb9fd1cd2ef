import { forbidden } from '../errors.ts';
import type { Position } from '../rules/positions.ts';
import type { Viewer } from './viewer.ts';

/** A right that goes with a position, as the table in rules.md ("People and rights") gives it. */
export const heldBy =
  (...positions: readonly Position[]) =>
  (viewer: Viewer): boolean =>
    positions.includes(viewer.position);

/** @throws FORBIDDEN with the sentence, when the right is not the viewer's */
export function demand(isAllowed: boolean, sentence: string): void {
  if (!isAllowed) throw forbidden(sentence);
}

import { forbidden } from '../errors.ts';
import { POSITIONS, type Position } from '../rules/people/positions.ts';

/** A right that goes with a position, as the table in rules.md ("People and rights") gives it. */
export const heldBy =
  (...positions: readonly Position[]) =>
  (viewer: { readonly position: Position }): boolean =>
    positions.includes(viewer.position);

/** Everyone signed in reads everything but invites. */
export const isSignedIn = heldBy(...POSITIONS.map(position => position.id));

/** @throws FORBIDDEN with the sentence, when the right is not the viewer's */
export function demand(isAllowed: boolean, sentence: string): void {
  if (!isAllowed) throw forbidden(sentence);
}

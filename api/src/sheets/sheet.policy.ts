import { canEditGross, canReviewDeals } from '../deals/deal.policy.ts';
import { ADMIN, MANAGER } from '../rules/people/positions.ts';
import type { SheetPurpose } from '../rules/sheets/fields.ts';
import { requireAbility, allowPositions } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Whoever types gross or reviews it compares it with a file. */
export const canCompareFiles = (viewer: Pick<Viewer, 'position'>): boolean =>
  canEditGross(viewer) || canReviewDeals(viewer);

/** Managers and admins import deals and people. */
export const canImportFiles = allowPositions(MANAGER, ADMIN);

/** Admins delete what was made of files, and the files with it. */
export const canDeleteFiles = allowPositions(ADMIN);

/** Whoever may do something with a file has it read. */
export const canReadFiles = (viewer: Pick<Viewer, 'position'>): boolean =>
  canCompareFiles(viewer) || canImportFiles(viewer);

const purposes = {
  COMPARE: { right: canCompareFiles, refusal: 'You may not compare gross with a file.' },
  IMPORT_DEALS: { right: canImportFiles, refusal: 'You may not import deals.' },
  IMPORT_PEOPLE: { right: canImportFiles, refusal: 'You may not import people.' },
} as const;

/** @throws FORBIDDEN when reading a file for this is not the viewer's right */
export function demandPurpose(viewer: Viewer, purpose: SheetPurpose): void {
  const { right, refusal } = purposes[purpose];
  requireAbility(right(viewer), refusal);
}

/** @throws FORBIDDEN when the viewer may do nothing with files */
export function demandFiles(viewer: Viewer): void {
  requireAbility(canReadFiles(viewer), 'You may neither compare gross with a file nor import one.');
}

/** @throws FORBIDDEN but for those who may delete what was made of files */
export function demandDeleting(viewer: Viewer): void {
  requireAbility(canDeleteFiles(viewer), 'You may not delete files.');
}

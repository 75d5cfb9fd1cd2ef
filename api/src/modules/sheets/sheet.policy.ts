import { allowPositions, requireAbility } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import { ADMIN, MANAGER } from '../../rules/people/positions.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { canEditGross, canReviewDeals } from '../deals/deal.policy.ts';

/** Anyone who may type or review gross may compare it with a file. */
export const canCompareFiles = (viewer: Pick<Viewer, 'position'>): boolean =>
  canEditGross(viewer) || canReviewDeals(viewer);

/** Managers and admins may import deals and people. */
export const canImportFiles = allowPositions(MANAGER, ADMIN);

/** Admins may delete comparisons and imports with their files. */
export const canDeleteFiles = allowPositions(ADMIN);

/** Anyone who may compare or import files may upload them. */
export const canReadFiles = (viewer: Pick<Viewer, 'position'>): boolean =>
  canCompareFiles(viewer) || canImportFiles(viewer);

const rightsByPurpose = {
  COMPARE: {
    isAllowed: canCompareFiles,
    errorMessage: 'You don’t have permission to compare gross with a file.',
  },
  IMPORT_DEALS: { isAllowed: canImportFiles, errorMessage: 'Only managers and admins can import deals.' },
  IMPORT_PEOPLE: { isAllowed: canImportFiles, errorMessage: 'Only managers and admins can import people.' },
} as const;

/** @throws FORBIDDEN when the viewer may not upload a file for this purpose */
export function assertPurposeAllowed(viewer: Viewer, purpose: SheetPurpose): void {
  const { isAllowed, errorMessage } = rightsByPurpose[purpose];
  requireAbility(isAllowed(viewer), errorMessage);
}

/** @throws FORBIDDEN when the viewer may neither compare nor import files */
export function assertCanReadFiles(viewer: Viewer): void {
  requireAbility(canReadFiles(viewer), 'You don’t have permission to compare or import files.');
}

/** @throws FORBIDDEN when the viewer may not delete comparisons and imports */
export function assertCanDeleteFiles(viewer: Viewer): void {
  requireAbility(canDeleteFiles(viewer), 'Only admins can delete files.');
}

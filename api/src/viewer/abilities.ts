import type { Viewer } from '../auth/viewer.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../deals/deal.policy.ts';
import { canChangePositions, canManageEmployees } from '../employees/employee.policy.ts';
import { canManageInvites } from '../invites/invite.policy.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from '../settings/settings.policy.ts';

/** Every right of the viewer in one place, so that the screens mirror the policies and never compare positions. */
export const abilitiesOf = (viewer: Viewer) => ({
  recordDeals: canRecordDeals(viewer),
  editGross: canEditGross(viewer),
  reviewDeals: canReviewDeals(viewer),
  editWorkingDays: canEditWorkingDays(viewer),
  editVacationUnits: canEditVacationUnits(viewer),
  editPot: canEditPot(viewer),
  manageEmployees: canManageEmployees(viewer),
  changePositions: canChangePositions(viewer),
  manageInvites: canManageInvites(viewer),
});

import { canSeeEveryonesAccessTokens } from '../accessTokens/accessToken.policy.ts';
import { canSeeDataAccess } from '../dataAccess/dataAccess.policy.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../modules/deals/deal.policy.ts';
import { canManageDisplays } from '../modules/displays/display.policy.ts';
import { canChangePositions, canManageEmployees } from '../employees/employee.policy.ts';
import { canSetGoals } from '../modules/goals/goal.policy.ts';
import { canSeeHealth } from '../health/health.policy.ts';
import { canManageInvites } from '../invites/invite.policy.ts';
import { canSetUpStore } from '../newStore/newStore.policy.ts';
import { canExplore } from '../savedQueries/savedQuery.policy.ts';
import {
  canCloseMonths,
  canEditPot,
  canEditVacationUnits,
  canEditWorkingDays,
  canReopenMonths,
} from '../modules/settings/settings.policy.ts';
import { canCompareFiles, canDeleteFiles, canImportFiles } from '../modules/sheets/sheet.policy.ts';
import { canManageTurns, canTakeTurns } from '../modules/upLog/upLog.policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { canManageStoreViews } from '../views/view.policy.ts';

/** Every right of the viewer in one place, so that the screens mirror the policies and never compare positions. */
export function abilitiesOf(viewer: Viewer) {
  const may = (right: (viewer: Viewer) => boolean) => !viewer.isReadOnly && right(viewer);
  return {
    recordDeals: may(canRecordDeals),
    editGross: may(canEditGross),
    reviewDeals: may(canReviewDeals),
    editWorkingDays: may(canEditWorkingDays),
    setGoals: may(canSetGoals),
    editVacationUnits: may(canEditVacationUnits),
    editPot: may(canEditPot),
    closeMonths: may(canCloseMonths),
    reopenMonths: may(canReopenMonths),
    manageEmployees: may(canManageEmployees),
    changePositions: may(canChangePositions),
    manageInvites: may(canManageInvites),
    compareFiles: may(canCompareFiles),
    importFiles: may(canImportFiles),
    deleteFiles: may(canDeleteFiles),
    takeTurns: may(canTakeTurns),
    manageTurns: may(canManageTurns),
    manageDisplays: may(canManageDisplays),
    explore: may(canExplore),
    manageStoreViews: may(canManageStoreViews),
    seeDataAccess: may(canSeeDataAccess),
    setUpStore: may(canSetUpStore),
    seeHealth: may(canSeeHealth),
    manageAccessTokens: may(canSeeEveryonesAccessTokens),
  };
}

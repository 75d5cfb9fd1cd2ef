import type { Viewer } from '../../platform/viewer/viewer.ts';
import { canSeeAccessLog } from '../accessLog/accessLog.policy.ts';
import { canSeeAllAccessTokens } from '../accessTokens/accessToken.policy.ts';
import { canEditGross, canRecordDeals, canReviewDeals } from '../deals/deal.policy.ts';
import { canManageDisplays } from '../displays/display.policy.ts';
import { canChangePositions, canManageEmployees } from '../employees/employee.policy.ts';
import { canSetGoals } from '../goals/goal.policy.ts';
import { canSeeHealth } from '../health/health.policy.ts';
import { canManageInvites } from '../invites/invite.policy.ts';
import { canSetUpStore } from '../newStore/newStore.policy.ts';
import { canExplore } from '../savedQueries/savedQuery.policy.ts';
import { canManageStoreViews } from '../savedViews/savedView.policy.ts';
import {
  canCloseMonths,
  canEditPot,
  canEditVacationUnits,
  canEditWorkingDays,
  canReopenMonths,
} from '../settings/settings.policy.ts';
import { canCompareFiles, canDeleteFiles, canImportFiles } from '../sheets/sheet.policy.ts';
import { canManageTurns, canTakeTurns } from '../upLog/upLog.policy.ts';

/** Returns all abilities of the viewer, so that screens follow the policies and never compare positions. */
export function getAbilities(viewer: Viewer) {
  const isAllowed = (policy: (viewer: Viewer) => boolean) => !viewer.isReadOnly && policy(viewer);
  return {
    recordDeals: isAllowed(canRecordDeals),
    editGross: isAllowed(canEditGross),
    reviewDeals: isAllowed(canReviewDeals),
    editWorkingDays: isAllowed(canEditWorkingDays),
    setGoals: isAllowed(canSetGoals),
    editVacationUnits: isAllowed(canEditVacationUnits),
    editPot: isAllowed(canEditPot),
    closeMonths: isAllowed(canCloseMonths),
    reopenMonths: isAllowed(canReopenMonths),
    manageEmployees: isAllowed(canManageEmployees),
    changePositions: isAllowed(canChangePositions),
    manageInvites: isAllowed(canManageInvites),
    compareFiles: isAllowed(canCompareFiles),
    importFiles: isAllowed(canImportFiles),
    deleteFiles: isAllowed(canDeleteFiles),
    takeTurns: isAllowed(canTakeTurns),
    manageTurns: isAllowed(canManageTurns),
    manageDisplays: isAllowed(canManageDisplays),
    explore: isAllowed(canExplore),
    manageStoreViews: isAllowed(canManageStoreViews),
    seeDataAccess: isAllowed(canSeeAccessLog),
    setUpStore: isAllowed(canSetUpStore),
    seeHealth: isAllowed(canSeeHealth),
    manageAccessTokens: isAllowed(canSeeAllAccessTokens),
  };
}

import { canEditGross, canRecordDeals, canReviewDeals } from '../deals/deal.policy.ts';
import { canManageEmployees } from '../employees/employee.policy.ts';
import { canManageInvites } from '../invites/invite.policy.ts';
import type { Right } from '../rest/call.ts';
import { canExplore } from '../savedQueries/savedQuery.policy.ts';
import { canEditPot, canEditVacationUnits, canEditWorkingDays } from '../settings/settings.policy.ts';
import { canWriteUps } from '../uplogs/upLog.policy.ts';
import { isSignedIn } from '../viewer/policy.ts';

/** Who may send each query and mutation (rules.md, People and rights). One without a line here fails `rights.test.ts`. */
export const graphqlRights: Readonly<Record<string, Right>> = {
  accessTokens: isSignedIn,
  activity: isSignedIn,
  countedVacation: isSignedIn,
  creditedDeals: isSignedIn,
  deal: isSignedIn,
  dealHistory: isSignedIn,
  dealPeople: isSignedIn,
  dealsOfDay: isSignedIn,
  dealTotals: isSignedIn,
  deals: isSignedIn,
  deletedDeals: canRecordDeals,
  employees: isSignedIn,
  freeDealNumbers: isSignedIn,
  hog: isSignedIn,
  openDeals: isSignedIn,
  openPoints: isSignedIn,
  invites: canManageInvites,
  leaderboard: isSignedIn,
  managedEmployees: isSignedIn,
  positions: isSignedIn,
  potOfGold: isSignedIn,
  savedQueries: isSignedIn,
  summary: isSignedIn,
  teams: isSignedIn,
  tickSheet: isSignedIn,
  toDoDays: isSignedIn,
  tradeStats: isSignedIn,
  upLog: isSignedIn,
  upPeople: isSignedIn,
  upStats: isSignedIn,
  upTotals: isSignedIn,
  ups: isSignedIn,
  viewer: isSignedIn,

  recordDeal: canRecordDeals,
  recordDeals: canRecordDeals,
  amendDeal: canRecordDeals,
  renumberDeal: canRecordDeals,
  deleteDeal: canRecordDeals,
  restoreDeal: canRecordDeals,
  setDealGross: canEditGross,
  reviewDeal: canReviewDeals,
  updateEmployee: canManageEmployees,
  createInvite: canManageInvites,
  revokeInvite: canManageInvites,
  setMonthPot: canEditPot,
  setVacationUnits: canEditVacationUnits,
  setWorkingDays: canEditWorkingDays,
  setToDoDays: canEditWorkingDays,
  addUp: canWriteUps,
  amendUp: canWriteUps,
  deleteUp: canWriteUps,
  reorderUps: canWriteUps,
  createAccessToken: isSignedIn,
  revokeAccessToken: isSignedIn,
  saveQuery: canExplore,
  deleteSavedQuery: canExplore,
};

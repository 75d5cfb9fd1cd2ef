import { authCalls, publicAuthCalls } from '../auth/auth.routes.ts';
import { closingCalls } from '../closings/closing.routes.ts';
import { dealCalls } from '../deals/deal.routes.ts';
import { employeeCalls } from '../employees/employee.routes.ts';
import { inviteCalls, publicInviteCalls } from '../invites/invite.routes.ts';
import { exportCalls } from '../reports/exports/exports.routes.ts';
import { settingsCalls } from '../settings/settings.routes.ts';
import { upLogCalls } from '../uplogs/upLog.routes.ts';

/** The documented calls that anyone may make (rest.md, Common ground). */
export const publicCalls = [...publicAuthCalls, ...publicInviteCalls];

/** The documented calls for signed-in people. */
export const signedInCalls = [
  ...authCalls,
  ...dealCalls,
  ...employeeCalls,
  ...upLogCalls,
  ...inviteCalls,
  ...settingsCalls,
];

/** The documented calls that return a file. */
export const fileCalls = [...exportCalls, ...closingCalls];

export const restCalls = [...publicCalls, ...signedInCalls, ...fileCalls];

import { canEditWorkingDays } from '../settings/settings.policy.ts';

/** Anyone who may edit the working days may also manage displays (display.md, Pairing). */
export const canManageDisplays = canEditWorkingDays;

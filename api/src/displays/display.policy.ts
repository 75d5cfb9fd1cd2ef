import { canEditWorkingDays } from '../settings/settings.policy.ts';

/** Whoever sets the store's pace decides what hangs on its walls (display.md, Pairing). */
export const canManageDisplays = canEditWorkingDays;

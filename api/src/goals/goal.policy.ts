import { canEditWorkingDays } from '../settings/settings.policy.ts';

/** Whoever sets the store's pace sets what it is measured by (goals.md, Setting them). */
export const canSetGoals = canEditWorkingDays;

import { canEditWorkingDays } from '../settings/settings.policy.ts';

/** Anyone who may edit the working days may also set goals (goals.md, Set goals). */
export const canSetGoals = canEditWorkingDays;

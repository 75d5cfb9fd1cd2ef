import { canEditWorkingDays } from '../settings/settings.policy.ts';

/** Anyone who may edit the working days may also set goals (goals.md, Setting them). */
export const canSetGoals = canEditWorkingDays;

import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { backupJob } from './backup.job.ts';
import { hasBackups } from './checks/backup.ts';
import { canSeeHealth } from './health.policy.ts';
import type { HealthType } from './health.types.ts';
import { checksOf } from './healthChecks.ts';

const MAY_NOT = 'Only admins see how the store is looked after.';

const NO_BACKUPS = 'No backups are made here: set BACKUP_DIR or BACKUP_S3_URL.';

/** How the store is looked after. @throws FORBIDDEN */
export async function health(context: Context): Promise<HealthType> {
  requireAbility(canSeeHealth(context.viewer), MAY_NOT);
  const jobs = await context.queue.figures().catch(() => undefined);
  const checks = await checksOf(context, jobs);
  const backups = jobs?.find(({ job }) => job === backupJob.name);
  return {
    checks,
    troubles: checks.filter(({ state }) => state === 'TROUBLE').length,
    canBackUp: hasBackups(context.folders),
    isBackingUp: Boolean(backups && backups.waiting + backups.running > 0),
  };
}

/** Has a backup made. A second request within the minute is the same backup. @throws FORBIDDEN, CONFLICT, UNAVAILABLE */
export async function backUpNow({ viewer, queue, folders, clock }: Context): Promise<void> {
  requireAbility(canSeeHealth(viewer), MAY_NOT);
  if (!hasBackups(folders)) throw conflict(NO_BACKUPS);
  await queue.send(backupJob, {}, clock.now().toISOString().slice(0, 16));
}

import type { Context } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { backupJob } from './backup.job.ts';
import { hasBackups } from './checks/backups.ts';
import { canSeeHealth } from './health.policy.ts';
import type { HealthType } from './health.types.ts';
import { runHealthChecks } from './healthChecks.ts';

const FORBIDDEN_MESSAGE = 'Only admins can see Health.';

const NO_BACKUPS_MESSAGE = 'Backups are not set up. Set BACKUP_DIR or BACKUP_S3_URL.';

/** Returns the results of all health checks. @throws FORBIDDEN */
export async function getHealth(context: Context): Promise<HealthType> {
  requireAbility(canSeeHealth(context.viewer), FORBIDDEN_MESSAGE);
  const jobs = await context.queue.getJobStats().catch(() => undefined);
  const checks = await runHealthChecks(context, jobs);
  const backupStats = jobs?.find(({ job }) => job === backupJob.name);
  return {
    checks,
    troubles: checks.filter(({ state }) => state === 'TROUBLE').length,
    canBackUp: hasBackups(context.folders),
    isBackingUp: Boolean(backupStats && backupStats.waiting + backupStats.running > 0),
  };
}

/**
 * Queues a backup. A second request within the same minute does not make another backup.
 * @throws FORBIDDEN, CONFLICT, UNAVAILABLE
 */
export async function queueBackup({ viewer, queue, folders, clock }: Context): Promise<void> {
  requireAbility(canSeeHealth(viewer), FORBIDDEN_MESSAGE);
  if (!hasBackups(folders)) throw conflict(NO_BACKUPS_MESSAGE);
  await queue.send(backupJob, {}, clock.now().toISOString().slice(0, 16));
}

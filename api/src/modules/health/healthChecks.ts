import type { Services } from '../../platform/context.ts';
import type { JobStats } from '../../platform/queue/queueDatabase.ts';
import type { HealthCheck } from '../../rules/health/checks.ts';
import { checkAccessTokens, checkDisplays, checkSignIns } from './checks/access.ts';
import { checkCertificate, checkFigures, checkJobs } from './checks/backgroundTasks.ts';
import { checkBackup, checkBucket, checkRestoreTest } from './checks/backups.ts';
import { formatDateTime, type HealthCheckInput } from './checks/healthCheck.ts';
import { checkDisks, checkServer, checkVersions } from './checks/server.ts';
import { listMaintenance, type MaintenanceTask } from './maintenance.ts';

/** All checks, in the order of the page. */
const CHECKS = [
  checkBackup,
  checkBucket,
  checkRestoreTest,
  checkDisks,
  checkFigures,
  checkJobs,
  checkCertificate,
  checkServer,
  checkDisplays,
  checkAccessTokens,
  checkSignIns,
  checkVersions,
];

/** Runs all health checks. @param jobs undefined while the queue has not started */
export async function runHealthChecks(
  services: Services,
  jobs: JobStats[] | undefined,
): Promise<HealthCheck[]> {
  const { database, folders, clock } = services;
  const tasks = await listMaintenance(database);
  const input: HealthCheckInput = {
    ...{ database, folders, jobs },
    now: clock.now(),
    getTask: (task: MaintenanceTask) => tasks.find(item => item.task === task),
    formatDate: at => formatDateTime(clock.timeZone, at),
  };
  const results = await Promise.all(CHECKS.map(check => check(input)));
  return results.flat();
}

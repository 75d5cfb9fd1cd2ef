import type { Services } from '../platform/context.ts';
import type { JobStats } from '../queue/queueFigures.ts';
import type { HealthCheck } from '../rules/health/checks.ts';
import { checkAccessTokens } from './checks/accessTokens.ts';
import { checkBackup } from './checks/backup.ts';
import { checkBucket } from './checks/bucket.ts';
import { checkCertificate } from './checks/certificate.ts';
import { checkDisks } from './checks/disks.ts';
import { checkDisplays } from './checks/displays.ts';
import { checkFigures } from './checks/figures.ts';
import { formatDateTime, type HealthCheckInput } from './checks/healthCheck.ts';
import { checkJobs } from './checks/jobs.ts';
import { checkRestoreTest } from './checks/provenRestore.ts';
import { checkServer } from './checks/server.ts';
import { checkSignIns } from './checks/signIns.ts';
import { checkVersions } from './checks/versions.ts';
import { type MaintenanceTask, listMaintenance } from './upkeep.ts';

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
export async function runHealthChecks(services: Services, jobs: JobStats[] | undefined): Promise<HealthCheck[]> {
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

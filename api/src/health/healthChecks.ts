import type { Services } from '../platform/context.ts';
import type { JobFigures } from '../queue/queueFigures.ts';
import type { HealthCheck } from '../rules/health/checks.ts';
import { checkAccessTokens } from './checks/accessTokens.ts';
import { checkBackup } from './checks/backup.ts';
import { checkBucket } from './checks/bucket.ts';
import { checkCertificate } from './checks/certificate.ts';
import { checkDisks } from './checks/disks.ts';
import { checkDisplays } from './checks/displays.ts';
import { checkFigures } from './checks/figures.ts';
import { dateIn, type HealthFacts } from './checks/healthCheck.ts';
import { checkJobs } from './checks/jobs.ts';
import { checkProvenRestore } from './checks/provenRestore.ts';
import { checkServer } from './checks/server.ts';
import { checkSignIns } from './checks/signIns.ts';
import { checkVersions } from './checks/versions.ts';
import { type UpkeepTask, upkeep } from './upkeep.ts';

/** In the order of the page. */
const CHECKS = [
  checkBackup,
  checkBucket,
  checkProvenRestore,
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

/** Checks everything that is looked after. @param jobs undefined while the queue has not begun */
export async function checksOf(services: Services, jobs: JobFigures[] | undefined): Promise<HealthCheck[]> {
  const { database, folders, clock } = services;
  const tasks = await upkeep(database);
  const facts: HealthFacts = {
    ...{ database, folders, jobs },
    now: clock.now(),
    taskOf: (task: UpkeepTask) => tasks.find(each => each.task === task),
    formatDate: at => dateIn(clock.timeZone, at),
  };
  const checked = await Promise.all(CHECKS.map(check => check(facts)));
  return checked.flat();
}

// `npm run torture`: load on real servers while they and their database are killed, then every acknowledged write is looked for.
//
//   npm run torture                              two minutes
//   npm run torture -- --seconds 20 --seed 7     as long, and with the same choices
//   npm run torture -- --failover                a primary is killed and its standby promoted, again and again
//   npm run torture -- --jobs                    reports by mail and backups instead of calls; with --failover on a pair
//   npm run torture -- --upgrade                 the last release beside this build; --from <revision>: another one
//   npm run torture -- --front http://… --database postgres://…   on a trial installation that runs already, whose
//                                                machines you kill; it must hold no deals
//
// The last line is `acknowledged N (N a second), lost 0, longest time without writes N.N s`. It fails when anything was lost,
// half done or answered wrongly. Of jobs it is `reports sent N, may not have arrived N, backups N, faults N`.
import { parseArgs } from 'node:util';
import { buildEarlier, lastRelease } from '../torture/earlierBuild.ts';
import { jobs, jobsFailover } from '../torture/jobs.ts';
import { ElsewhereStore } from '../torture/store.ts';
import { failover, observe, type Plan, torture, upgrade, type Verdict } from '../torture/torture.ts';
import { buildStale } from './build.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    clients: { type: 'string', default: '6' },
    failover: { type: 'boolean', default: false },
    jobs: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    from: { type: 'string' },
    front: { type: 'string' },
    database: { type: 'string' },
  },
});

const built = await buildStale('api');
const plan = { seconds: Number(values.seconds), seed: values.seed, clients: Number(values.clients) };
if (built.code !== 0) process.exitCode = 1;
else await (values.jobs ? runJobs() : run());

async function runJobs(): Promise<void> {
  console.log(`Jobs, ${plan.seconds} s, --seed ${plan.seed} …`);
  const { disasters, faults, sent, unsure, backups } = await (values.failover ? jobsFailover : jobs)(plan);
  for (const [name, times] of disasters) console.log(`  ${name}: ${times}`);
  for (const sentence of faults) console.log(`  ${sentence}`);
  console.log(
    `reports sent ${sent}, may not have arrived ${unsure}, backups ${backups}, faults ${faults.length}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  console.log(`${plan.clients} clients, ${plan.seconds} s, --seed ${plan.seed} …`);
  const verdict = await verdictOn(plan);
  const { acknowledged, longestSilenceMs, disasters, losses, faults } = verdict;
  for (const [name, times] of disasters) console.log(`  ${name}: ${times}`);
  for (const sentence of [...losses, ...faults]) console.log(`  ${sentence}`);
  const rate = Math.round(acknowledged / plan.seconds);
  const silence = (longestSilenceMs / 1_000).toFixed(1);
  console.log(
    `acknowledged ${acknowledged} (${rate} a second), lost ${losses.length}, longest time without writes ${silence} s`,
  );
  if (acknowledged === 0 || losses.length + faults.length > 0) process.exitCode = 1;
}

async function verdictOn(plan: Plan): Promise<Verdict> {
  if (values.front && values.database)
    return observe(plan, new ElsewhereStore(values.database), values.front);
  if (values.failover) return failover(plan);
  if (!values.upgrade) return torture(plan);
  const revision = values.from ?? (await lastRelease());
  console.log(`Building ${revision} …`);
  const earlier = await buildEarlier(revision);
  return upgrade(plan, earlier).finally(() => earlier.remove());
}

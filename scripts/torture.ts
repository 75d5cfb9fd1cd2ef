// `npm run torture`: kills real servers and their database under load, then verifies every acknowledged write.
//
//   npm run torture                              two minutes
//   npm run torture -- --seconds 20 --seed 7     sets the duration, and repeats the same random choices
//   npm run torture -- --failover                kills a primary and promotes its standby, repeatedly
//   npm run torture -- --jobs                    report emails and backups instead of calls; with --failover on a replicated pair
//   npm run torture -- --upgrade                 the last release and this build together; --from <revision>: another build
//   npm run torture -- --front http://… --database postgres://…   on a running test installation without
//                                                deals; you kill its machines
//
// The last line is `acknowledged N (N a second), lost 0, longest time without writes N.N s`. The run fails when a write was lost
// or incomplete, or when a response was wrong. For jobs, the last line is `reports sent N, may not have arrived N, backups N, faults N`.
import { parseArgs } from 'node:util';
import { buildEarlier, findLastRelease } from '../torture/earlierBuild.ts';
import { jobs, jobsFailover } from '../torture/jobs.ts';
import { ExternalStore } from '../torture/store.ts';
import {
  failover,
  observe,
  type TorturePlan,
  type TortureResult,
  torture,
  upgrade,
} from '../torture/torture.ts';
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
  const { disruptions, faults, sent, unconfirmed, backups } = await (values.failover ? jobsFailover : jobs)(
    plan,
  );
  for (const [name, times] of disruptions) console.log(`  ${name}: ${times}`);
  for (const message of faults) console.log(`  ${message}`);
  console.log(
    `reports sent ${sent}, may not have arrived ${unconfirmed}, backups ${backups}, faults ${faults.length}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  console.log(`${plan.clients} clients, ${plan.seconds} s, --seed ${plan.seed} …`);
  const result = await runPlan(plan);
  const { acknowledged, longestGapMs, disruptions, losses, faults } = result;
  for (const [name, times] of disruptions) console.log(`  ${name}: ${times}`);
  for (const message of [...losses, ...faults]) console.log(`  ${message}`);
  const rate = Math.round(acknowledged / plan.seconds);
  const gapSeconds = (longestGapMs / 1_000).toFixed(1);
  console.log(
    `acknowledged ${acknowledged} (${rate} a second), lost ${losses.length}, longest time without writes ${gapSeconds} s`,
  );
  if (acknowledged === 0 || losses.length + faults.length > 0) process.exitCode = 1;
}

async function runPlan(plan: TorturePlan): Promise<TortureResult> {
  if (values.front && values.database) return observe(plan, new ExternalStore(values.database), values.front);
  if (values.failover) return failover(plan);
  if (!values.upgrade) return torture(plan);
  const revision = values.from ?? (await findLastRelease());
  console.log(`Building ${revision} …`);
  const earlier = await buildEarlier(revision);
  return upgrade(plan, earlier).finally(() => earlier.remove());
}

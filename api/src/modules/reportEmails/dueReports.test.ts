import type { Services } from '../../platform/context.ts';
import { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { DAILY_SUBSCRIPTION, JOB_RUN } from '../../testing/setup/reportStore.ts';
import { TestStore } from '../../testing/testStore.ts';
import { dueReportsJob } from './dueReports.job.ts';
import { saveSubscription } from './reportSubscription.service.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

it('does not use up ids for days that already have a sending', async () => {
  store.clock.set('2026-11-24T06:00:00Z');
  const mailer = new Mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'Salesfloor <sales@store.example>' });
  const queue = { send: async () => undefined } as unknown as Queue; // this test sends nothing
  const services: Services = { ...store.services, mailer, queue };
  const manager = { ...(await store.createContextForPosition(1)), ...services };
  await saveSubscription(manager, DAILY_SUBSCRIPTION);
  const runJob = () => dueReportsJob.run({}, services, JOB_RUN);
  store.clock.set('2026-12-01T07:00:00Z');
  await runJob();
  const readSequences = () =>
    store.database.rows(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename`,
    );
  const initialSequences = await readSequences();
  const sendings = await store.database.rows('select day from report_sending');
  expect(sendings).toHaveLength(7);
  await runJob();
  await runJob();
  expect(await readSequences()).toEqual(initialSequences);
});

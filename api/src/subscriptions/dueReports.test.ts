import type { Services } from '../platform/context.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Queue } from '../queue/queue.ts';
import { DAILY, RUN } from '../testing/reportStore.ts';
import { TestStore } from '../testing/testStore.ts';
import { dueReports } from './dueReports.job.ts';
import { saveSubscription } from './subscription.service.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

it('uses up no key for the days that an earlier pass has noted', async () => {
  store.clock.set('2026-11-24T06:00:00Z');
  const mailer = new Mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'Salesfloor <sales@store.example>' });
  const queue = { send: async () => undefined } as unknown as Queue; // nothing is to be sent here
  const services: Services = { ...store.services, mailer, queue };
  const manager = { ...(await store.contextOfA(1)), ...services };
  await saveSubscription(manager, DAILY);
  const pass = () => dueReports.run({}, services, RUN);
  store.clock.set('2026-12-01T07:00:00Z');
  await pass();
  const lastKeys = () =>
    store.database.rows(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by sequencename`,
    );
  const before = await lastKeys();
  const noted = await store.database.rows('select day from report_sending');
  expect(noted).toHaveLength(7);
  await pass();
  await pass();
  expect(await lastKeys()).toEqual(before);
});

import type { Context, Services } from '../platform/context.ts';
import { Mailer } from '../mail/mailer.ts';
import type { Queue } from '../queue/queue.ts';
import { dueReports } from '../modules/reportEmails/dueReports.job.ts';
import { sendReport } from '../modules/reportEmails/sendReport.job.ts';
import type { SubscriptionForm } from '../modules/reportEmails/reportSubscription.input.ts';
import { presentSubscriptions } from '../modules/reportEmails/reportSubscription.present.ts';
import { listSubscriptions } from '../modules/reportEmails/reportSubscription.query.ts';
import { TestMailServer } from './testMailServer.ts';
import { TestStore } from './testStore.ts';

/** A run of a job without a queue. */
export const RUN = { id: '00000000-0000-0000-0000-000000000000', signal: new AbortController().signal };

/** What is sent to subscribe to the day, every day at 7:00. */
export const DAILY: SubscriptionForm = {
  id: null,
  employeeId: null,
  kind: 'DAY',
  viewId: null,
  fileFormat: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time: '07:00',
  showsGross: false,
};

const PATIENCE_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 3_000,
};

/** A store with a real mail server, and a queue that only remembers which reports it was sent. */
export class ReportStore {
  readonly sent: number[] = [];
  readonly services: Services;

  private constructor(
    readonly store: TestStore,
    public mails: TestMailServer,
  ) {
    const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' }, PATIENCE_MS);
    const queue = {
      send: async (_job: object, { sendingId }: { sendingId: number }) => void this.sent.push(sendingId),
    };
    this.services = { ...store.services, mailer, queue: queue as unknown as Queue };
  }

  static async open(): Promise<ReportStore> {
    return new ReportStore(await TestStore.open(), await TestMailServer.start());
  }

  async close(): Promise<void> {
    await this.mails.stop();
    await this.store.close();
  }

  /** Begins with an empty store, an hour before the reports of Tuesday, November 24th. */
  async clear(): Promise<void> {
    await this.store.clear();
    this.store.clock.set('2026-11-24T06:00:00Z');
    this.mails.manner = 'accepts';
    this.mails.accepted.length = 0;
    this.sent.length = 0;
  }

  async personContext(given: Parameters<TestStore['employee']>[0]): Promise<Context> {
    return { ...(await this.store.contextOf(await this.store.employee(given))), ...this.services };
  }

  /** Does at an instant what the queue does: finds what is due, then sends what waits. */
  async pass(instant: string, tries = 1): Promise<void> {
    this.store.clock.set(instant);
    this.sent.length = 0;
    await dueReports.run({ dueAt: instant }, this.services, RUN);
    for (const sendingId of this.sent)
      for (let tried = 0; tried < tries; tried++)
        await sendReport.run({ sendingId }, this.services, RUN).catch(() => undefined);
  }
}

/** Returns what became of the viewer's first report, the latest first. */
export async function listSendings(context: Context) {
  const [own] = await presentSubscriptions(context, await listSubscriptions(context, false));
  return own?.sendings ?? [];
}

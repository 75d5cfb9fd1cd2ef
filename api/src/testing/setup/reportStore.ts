import { dueReportsJob } from '../../modules/reportEmails/dueReports.job.ts';
import type { SubscriptionForm } from '../../modules/reportEmails/reportSubscription.input.ts';
import { presentSubscriptions } from '../../modules/reportEmails/reportSubscription.present.ts';
import { listSubscriptions } from '../../modules/reportEmails/reportSubscription.query.ts';
import { sendReportJob } from '../../modules/reportEmails/sendReport.job.ts';
import type { Context, Services } from '../../platform/context.ts';
import { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { TestMailServer } from '../testMailServer.ts';
import { TestStore } from '../testStore.ts';

/** A job run without a queue. */
export const JOB_RUN = { id: '00000000-0000-0000-0000-000000000000', signal: new AbortController().signal };

/** The input of a subscription to the daily report, every day at 7:00. */
export const DAILY_SUBSCRIPTION: SubscriptionForm = {
  id: null,
  employeeId: null,
  kind: 'DAY',
  viewId: null,
  fileFormat: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time: '07:00',
  showsGross: false,
};

const TIMEOUTS_MS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 3_000,
};

/** A store with a real mail server, and a queue that only records the reports it was sent. */
export class ReportStore {
  readonly sent: number[] = [];
  readonly services: Services;

  private constructor(
    readonly store: TestStore,
    public mails: TestMailServer,
  ) {
    const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' }, TIMEOUTS_MS);
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

  /** Clears the store, and sets the clock to one hour before the reports of Tuesday, November 24. */
  async clear(): Promise<void> {
    await this.store.clear();
    this.store.clock.set('2026-11-24T06:00:00Z');
    this.mails.behavior = 'accepts';
    this.mails.accepted.length = 0;
    this.sent.length = 0;
  }

  async createPersonContext(fields: Parameters<TestStore['insertEmployee']>[0]): Promise<Context> {
    return { ...(await this.store.createContext(await this.store.insertEmployee(fields))), ...this.services };
  }

  /** Runs the queue's jobs at an instant: finds due reports, then sends the queued reports. */
  async runJobs(instant: string, tries = 1): Promise<void> {
    this.store.clock.set(instant);
    this.sent.length = 0;
    await dueReportsJob.run({ dueAt: instant }, this.services, JOB_RUN);
    for (const sendingId of this.sent)
      for (let attempt = 0; attempt < tries; attempt++)
        await sendReportJob.run({ sendingId }, this.services, JOB_RUN).catch(() => undefined);
  }
}

/** Lists the sendings of the viewer's first subscription, the latest first. */
export async function listSendings(context: Context) {
  const [firstSubscription] = await presentSubscriptions(context, await listSubscriptions(context, false));
  return firstSubscription?.sendings ?? [];
}

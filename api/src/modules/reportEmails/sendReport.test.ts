import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Services } from '../../platform/context.ts';
import { createLog } from '../../platform/log.ts';
import { Queue } from '../../platform/queue/queue.ts';
import { DAILY_SUBSCRIPTION, JOB_RUN, listSendings, ReportStore } from '../../testing/setup/reportStore.ts';
import { TestMailServer } from '../../testing/testMailServer.ts';
import type { TestStore } from '../../testing/testStore.ts';
import { dueReportsJob } from './dueReports.job.ts';
import { listSubscriptions } from './reportSubscription.query.ts';
import { saveSubscription, sendReportNow } from './reportSubscription.service.ts';
import { sendReportJob } from './sendReport.job.ts';

let reports: ReportStore;
let store: TestStore;
let services: Services;
let manager: Context;
let sent: number[];

beforeAll(async () => {
  reports = await ReportStore.open();
  ({ store, services, sent } = reports);
});
afterAll(() => reports.close());
beforeEach(async () => {
  await reports.clear();
  manager = await reports.createPersonContext({ name: 'Mara Voss', position: 1, team: 2 });
});

const findLastSending = async (context: Context) => (await listSendings(context))[0];

const listStates = async (context: Context) =>
  (await listSendings(context)).map(({ day, state }) => `${day} ${state}`);

describe('a daily report', () => {
  it('sends a daily report once at its time, even if the queue runs the job repeatedly', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    await reports.runJobs('2026-11-24T06:55:00Z');
    expect(reports.mails.accepted).toHaveLength(0);
    await reports.runJobs('2026-11-24T07:00:00Z', 2);
    await reports.runJobs('2026-11-24T07:05:00Z', 2);
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await listStates(manager)).toEqual(['2026-11-24 SENT']);
    await reports.runJobs('2026-11-25T07:00:00Z');
    expect(reports.mails.accepted).toHaveLength(2);
  });

  it('sends a daily report once when several runs try to send it at the same time', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReportsJob.run({}, services, JOB_RUN);
    await Promise.all([1, 2, 3].map(() => sendReportJob.run({ sendingId: sent[0] }, services, JOB_RUN)));
    expect(reports.mails.accepted).toHaveLength(1);
  });

  it('sends a daily report late after an outage of up to four hours, and shows it as skipped after a longer outage', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    await reports.runJobs('2026-11-24T11:00:00Z');
    expect(reports.mails.accepted).toHaveLength(1);
    await reports.runJobs('2026-11-25T11:00:01Z');
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await listStates(manager)).toEqual(['2026-11-25 SKIPPED', '2026-11-24 SENT']);
  });

  it('sends a daily report in a retry when the mail server was slow, dropped the connection or requested a later try', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    for (const [behavior, at] of [
      ['is slow', '07:00'],
      ['cuts', '07:05'],
      ['comes back later', '07:10'],
    ] as const) {
      reports.mails.behavior = behavior;
      await reports.runJobs(`2026-11-24T${at}:00Z`);
      expect(await listStates(manager)).toEqual(['2026-11-24 WAITING']);
    }
    reports.mails.behavior = 'accepts';
    await reports.runJobs('2026-11-24T07:15:00Z');
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await listStates(manager)).toEqual(['2026-11-24 SENT']);
  });

  it('skips a daily report when the mail server is unavailable until it is too late', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    reports.mails.behavior = 'comes back later';
    await reports.runJobs('2026-11-24T07:00:00Z');
    reports.mails.behavior = 'accepts';
    await reports.runJobs('2026-11-24T11:05:00Z');
    expect(reports.mails.accepted).toHaveLength(0);
    expect(await listStates(manager)).toEqual(['2026-11-24 SKIPPED']);
  });

  it('does not send a report a second time after the server was killed during sending', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReportsJob.run({}, services, JOB_RUN);
    await store.database.rows(`update report_sending set state = 'SENDING', at = $1`, [store.clock.now()]);
    await reports.runJobs('2026-11-24T07:05:00Z');
    expect(await listStates(manager)).toEqual(['2026-11-24 SENDING']);
    await reports.runJobs('2026-11-24T07:11:00Z');
    expect(reports.mails.accepted).toHaveLength(0);
    expect(await listStates(manager)).toEqual(['2026-11-24 CUT_OFF']);
  });

  it('stops a report after its address was rejected on three consecutive days, until the report is saved again', async () => {
    const { id } = await saveSubscription(manager, DAILY_SUBSCRIPTION);
    reports.mails.behavior = 'refuses';
    for (const day of [24, 25, 26, 27]) await reports.runJobs(`2026-11-${day}T07:00:00Z`, 2);
    expect(await listStates(manager)).toEqual(['26', '25', '24'].map(day => `2026-11-${day} REFUSED`));
    const [stopped] = await listSubscriptions(manager, false);
    expect(stopped?.stoppedAt).toEqual(new Date('2026-11-26T07:00:00Z'));
    reports.mails.behavior = 'accepts';
    await saveSubscription(manager, { ...DAILY_SUBSCRIPTION, id });
    await reports.runJobs('2026-11-28T07:00:00Z');
    expect(reports.mails.accepted).toHaveLength(1);
  });

  it('does not send a report to a deactivated person, even if the report was already pending', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReportsJob.run({}, services, JOB_RUN);
    await store.database.rows('update employee set is_active = false where id = $1', [
      manager.viewer.employeeId,
    ]);
    await sendReportJob.run({ sendingId: sent[0] }, services, JOB_RUN);
    await reports.runJobs('2026-11-25T07:00:00Z');
    expect(reports.mails.accepted).toHaveLength(0);
  });
});

describe('a daily report through the queue', () => {
  it('sends a daily report through the queue once when two instances run', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-24T07:00:00Z');
    const queues = [1, 2].map(() => new Queue(store.url, store.clock, createLog('error')));
    for (const queue of queues) queue.start([dueReportsJob, sendReportJob], { ...services, queue }, true);
    while (reports.mails.accepted.length === 0) await sleep(50);
    while ((await listStates(manager))?.[0] !== '2026-11-24 SENT') await sleep(50);
    await Promise.all(queues.map(queue => queue.stop()));
    expect(reports.mails.accepted).toHaveLength(1);
  });
});

describe('an unavailable mail server', () => {
  /**
   * Runs the job every five minutes through a real queue. The keys in the queue decide which sendings are
   * tried again, so each test uses a different day.
   */
  const runJobsUntil = async (
    context: Context,
    lastMinute: number,
    restart?: { minute: number; port: number },
  ) => {
    const queue = new Queue(store.url, store.clock, createLog('silent'));
    queue.start([dueReportsJob, sendReportJob], { ...services, queue }, true);
    while (!(await queue.getJobStats())) await sleep(20);
    const start = store.clock.now().getTime();
    for (let minute = 0; minute <= lastMinute; minute += 5) {
      if (minute === restart?.minute) reports.mails = await TestMailServer.start(restart.port);
      store.clock.set(new Date(start + minute * 60_000).toISOString());
      const dueAt = store.clock.now().toISOString();
      await queue.send(dueReportsJob, { dueAt }, dueAt);
      const isTried = async () => {
        const { state, at, detail } = (await findLastSending(context)) ?? {};
        if (state === 'WAITING') return detail !== null && at?.getTime() === store.clock.now().getTime();
        return state !== undefined && state !== 'SENDING';
      };
      while (!(await isTried())) await sleep(20);
    }
    await queue.stop();
  };

  it("sends the day's report when the mail server is available again after 3 hours 50 minutes", async () => {
    const { port } = reports.mails;
    await reports.mails.stop();
    store.clock.set('2026-11-26T06:00:00Z');
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-26T07:00:00Z');
    await runJobsUntil(manager, 235, { minute: 230, port });
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await listStates(manager)).toEqual(['2026-11-26 SENT']);
  });

  it('skips a report that was requested by Send now, with the reason, when the mail server is unavailable for four hours', async () => {
    const { port } = reports.mails;
    await reports.mails.stop();
    store.clock.set('2026-11-25T06:00:00Z');
    const { id } = await saveSubscription(manager, { ...DAILY_SUBSCRIPTION, time: '05:00' });
    await sendReportNow(manager, id);
    await runJobsUntil(manager, 245);
    reports.mails = await TestMailServer.start(port);
    expect(await findLastSending(manager)).toMatchObject({
      day: null,
      state: 'SKIPPED',
      detail: 'The mail server did not respond (ESOCKET).',
      retriesUntil: null,
    });
  });

  it('tries the pending sending again when a person presses Send now a second time', async () => {
    const { id } = await saveSubscription(manager, { ...DAILY_SUBSCRIPTION, time: '05:00' });
    reports.mails.behavior = 'comes back later';
    await sendReportNow(manager, id);
    await sendReportJob.run({ sendingId: sent[0] }, services, JOB_RUN).catch(() => undefined);
    expect(await findLastSending(manager)).toMatchObject({
      state: 'WAITING',
      detail: 'The mail server responded: 451 Greylisted, try again later',
      retriesUntil: new Date('2026-11-24T10:00:00Z'),
    });
    reports.mails.behavior = 'accepts';
    store.clock.set('2026-11-24T06:01:01Z');
    await sendReportNow(manager, id);
    expect(sent[1]).toBe(sent[0]);
    await sendReportJob.run({ sendingId: sent[1] }, services, JOB_RUN);
    expect(await listStates(manager)).toEqual(['null SENT']);
    expect(reports.mails.accepted).toHaveLength(1);
  });
});

describe('a day without its report', () => {
  const listReasons = async (context: Context) =>
    (await listSendings(context)).map(({ day, detail }) => `${day} ${detail}`);

  it('shows the reason that the server was down for a day without its report', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    await reports.runJobs('2026-11-24T11:00:01Z');
    expect(await listReasons(manager)).toEqual(['2026-11-24 The server was down at 7:00 AM.']);
  });

  it('shows the reason that the person was inactive for a day without its report', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    const { employeeId } = manager.viewer;
    await store.database.rows('update employee set is_active = false where id = $1', [employeeId]);
    for (const day of [24, 25]) await reports.runJobs(`2026-11-${day}T07:00:00Z`);
    await store.database.rows('update employee set is_active = true where id = $1', [employeeId]);
    await reports.runJobs('2026-11-26T06:00:00Z');
    expect(await listReasons(manager)).toEqual([
      '2026-11-25 The recipient was not active.',
      '2026-11-24 The recipient was not active.',
    ]);
  });

  it('shows the reason that email was off for a day without its report', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    for (const time of ['07:00', '11:05']) {
      store.clock.set(`2026-11-24T${time}:00Z`);
      await dueReportsJob.run({}, { ...services, mailer: undefined }, JOB_RUN);
    }
    expect(sent).toEqual([]);
    await reports.runJobs('2026-11-24T12:00:00Z');
    expect(await listReasons(manager)).toEqual(['2026-11-24 Email was off.']);
    expect(reports.mails.accepted).toHaveLength(0);
  });

  it('sends a missed report late when email is set up within four hours', async () => {
    await saveSubscription(manager, DAILY_SUBSCRIPTION);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReportsJob.run({}, { ...services, mailer: undefined }, JOB_RUN);
    await reports.runJobs('2026-11-24T10:00:00Z');
    expect(await listStates(manager)).toEqual(['2026-11-24 SENT']);
  });
});

import type { ParsedMail } from 'mailparser';
import type { Context, Services } from '../../platform/context.ts';
import { DAILY_SUBSCRIPTION, JOB_RUN, listSendings, ReportStore } from '../../testing/setup/reportStore.ts';
import type { TestStore } from '../../testing/testStore.ts';
import { setDealGross } from '../deals/deal.service.ts';
import { createEmployeeContext } from './emails/buildEmail.ts';
import { listSubscriptions } from './reportSubscription.query.ts';
import { endSubscription, saveSubscription, sendReportNow } from './reportSubscription.service.ts';
import { sendReportJob } from './sendReport.job.ts';

let reports: ReportStore;
let store: TestStore;
let services: Services;
let manager: Context;
let sam: Context;
let sent: number[];

beforeAll(async () => {
  reports = await ReportStore.open();
  ({ store, services, sent } = reports);
});
afterAll(() => reports.close());
beforeEach(async () => {
  await reports.clear();
  manager = await reports.createPersonContext({ name: 'Mara Voss', position: 1, team: 2 });
  sam = await reports.createPersonContext({ name: 'Sam Rivera', team: 2 });
});

const listStates = async (context: Context) =>
  (await listSendings(context)).map(({ day, state }) => `${day} ${state}`);

describe('rights to set up a report', () => {
  it('allows all people to set up reports for themselves, and managers to set up reports without gross for other people', async () => {
    await expect(
      saveSubscription(sam, { ...DAILY_SUBSCRIPTION, employeeId: manager.viewer.employeeId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const reportForSam = { ...DAILY_SUBSCRIPTION, employeeId: sam.viewer.employeeId };
    await expect(saveSubscription(manager, { ...reportForSam, showsGross: true })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const { id } = await saveSubscription(manager, reportForSam);
    expect(await listSubscriptions(sam, false)).toMatchObject([{ id, setUpBy: manager.viewer.employeeId }]);
    await expect(listSubscriptions(sam, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const ownReport = await saveSubscription(manager, DAILY_SUBSCRIPTION);
    await expect(endSubscription(sam, ownReport.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await endSubscription(sam, id);
    expect(await listSubscriptions(manager, true)).toMatchObject([{ id: ownReport.id }]);
  });

  it("rejects turning gross on or off in another person's report, but saves other changes", async () => {
    const admin = {
      ...(await store.createContext(await store.insertEmployee({ name: 'Ada Okafor', position: 5 }))),
      ...services,
    };
    for (const showsGross of [true, false]) {
      const { id } = await saveSubscription(sam, { ...DAILY_SUBSCRIPTION, showsGross });
      for (const other of [manager, admin])
        await expect(
          saveSubscription(other, { ...DAILY_SUBSCRIPTION, id, showsGross: !showsGross }),
        ).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await saveSubscription(manager, { ...DAILY_SUBSCRIPTION, id, showsGross, time: '08:00' });
      expect(await listSubscriptions(sam, false)).toContainEqual(
        expect.objectContaining({ id, showsGross, time: '08:00' }),
      );
    }
  });

  it('allows the report My month for salespeople only, and at most ten reports for each person', async () => {
    await expect(
      saveSubscription(manager, { ...DAILY_SUBSCRIPTION, kind: 'MY_MONTH' }),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const saves = Array.from({ length: 12 }, () =>
      saveSubscription(sam, { ...DAILY_SUBSCRIPTION, kind: 'MY_MONTH' }),
    );
    const saved = await Promise.allSettled(saves);
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await listSubscriptions(sam, false)).toHaveLength(10);
  });

  it('sends a report on request, at most once a minute, and only if email is on', async () => {
    const { id } = await saveSubscription(sam, DAILY_SUBSCRIPTION);
    await sendReportNow(sam, id);
    await expect(sendReportNow(sam, id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await sendReportJob.run({ sendingId: sent[0] }, services, JOB_RUN);
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await listStates(sam)).toEqual(['null SENT']);
    await expect(sendReportNow({ ...sam, mailer: undefined }, id)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('the content of a report', () => {
  /** The expected figures of November 24th are computed by hand from these deals. */
  beforeEach(async () => {
    const closer_id = sam.viewer.employeeId;
    const ann = await store.insertEmployee({ name: 'Ann Zorn', team: 3 });
    // In this month to date, Sam sold 2, Ann sold 1, and both share 1 split deal. A year ago, 1 was sold.
    // Yesterday, 1 was sold.
    await store.insertSoldDeal('2026-11-23', {
      closer_id,
      car_type: 'New',
      front_gross: 1_000,
      back_gross: 0,
      customer_name: 'Yes Terday',
    });
    await store.insertSoldDeal('2026-11-03', {
      closer_id,
      car_type: 'Used',
      front_gross: 500.25,
      back_gross: 0,
    });
    await store.insertSoldDeal('2026-11-12', {
      closer_id: ann,
      car_type: 'New',
      front_gross: 100,
      back_gross: 0,
    });
    await store.insertSoldDeal('2026-11-12', {
      closer_id,
      additional_id: ann,
      car_type: 'New',
      front_gross: 300,
      back_gross: 0,
    });
    await store.insertSoldDeal('2025-11-20', { closer_id: ann, car_type: 'New' });
    await store.insertSoldDeal('2025-11-25', { closer_id: ann, car_type: 'New' });
    await store.insertDeal({
      closer_id: ann,
      delivery_date: '2026-11-24',
      delivery_status: 'TBA',
      customer_name: 'Grace <b>Hopper',
      car_info: '2026 Kia EV6',
      stock_num: 'K77',
    });
    await store.insertWorkingDays('2026-11', 10, 25);
    await store.insertGoal('2026-11', { total: 12 });
  });

  const sendAndReceive = async (
    context: Context,
    kind: 'DAY' | 'MY_MONTH' | 'TICK_SHEET',
    showsGross = false,
  ): Promise<ParsedMail> => {
    const { id } = await saveSubscription(context, { ...DAILY_SUBSCRIPTION, kind, showsGross });
    await sendReportNow(context, id);
    await sendReportJob.run({ sendingId: sent.at(-1) }, services, JOB_RUN);
    return reports.mails.accepted.at(-1) as ParsedMail;
  };
  const lines = ({ text }: ParsedMail) => (text ?? '').split('\n').filter(line => !line.startsWith('http'));

  it("sends a manager a report with the figures of the store's day", async () => {
    const mail = await sendAndReceive(manager, 'DAY');
    expect(mail.subject).toBe('Tue Nov 24: 1 sold yesterday · 4 to date, +3 vs. last year');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        'Riverside Motors',
        '1 sold yesterday',
        'To date: 4, 3 ahead of last year (1)',
        'Track: 10.0',
        'Goal: 12.0, 0.53 per day',
        '1 · Sam Rivera · Total 2.5',
        '2 · Ann Zorn · Total 1.5',
        'Ann Zorn: 12 days',
        'Grace <b>Hopper · 2026 Kia EV6, K77 · Ann Zorn',
      ]),
    );
    const preview =
      'To date 4, 3 ahead of last year (1) · Track 10.0 · Goal 12.0, 0.53 per day · Deliveries today 1';
    expect(mail.html).toContain(`>${preview}<`);
    expect(mail.text).not.toContain('Terday');
    expect(mail.text).not.toContain('$');
    expect(mail.html).toContain('Grace &lt;b&gt;Hopper');
    expect(mail.text).toContain('https://sales.store.example/leaderboard');
  });

  it('includes front gross in the report if the person chose it', async () => {
    expect(lines(await sendAndReceive(manager, 'DAY', true))).toContain(
      '1 · Sam Rivera · Total 2.5 · Front Gross $1,650.25',
    );
  });

  it("sends a salesperson a report with this salesperson's month, and only this salesperson's deliveries", async () => {
    const mail = await sendAndReceive(sam, 'MY_MONTH');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        '2.5 units this month, 1st of 2',
        'Track: 6.5',
        'To 12: 9.5',
        'Last sale: 1 day ago',
        'Best month: 2.5, November 2026',
        '1 · Sam Rivera (you) · Total 2.5',
        'No deliveries today.',
      ]),
    );
    expect(mail.text).not.toContain('Hopper');
  });

  it('sends a report with the tick sheet', async () => {
    const mail = await sendAndReceive(sam, 'TICK_SHEET');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        '4 sold this month, track 10.0',
        'New: 3, track 7.5',
        'Used: 1, track 2.5',
        'Sam Rivera (you) · New 1.5 · Used 1.0 · Total Sold 2.5 · Track 6.5',
      ]),
    );
    expect(mail.text).not.toContain('Hopper');
  });

  it('records a report that contains customers in the history', async () => {
    await sendAndReceive(manager, 'DAY');
    await sendAndReceive(sam, 'TICK_SHEET');
    const employeeIds = [manager, sam].map(({ viewer }) => viewer.employeeId);
    expect(
      await store.database.rows(
        'select employee_id, name, lines from data_access where employee_id = any($1)',
        [employeeIds],
      ),
    ).toEqual([{ employee_id: manager.viewer.employeeId, name: 'Daily report by email', lines: 1 }]);
  });

  it("applies the person's rights at the time of sending to the content of the report", async () => {
    const { services: storeServices } = store;
    const context = createEmployeeContext(storeServices, {
      id: 1,
      name: 'A',
      email: 'a@b.example',
      position: 6,
      team: null,
      isActive: true,
      initials: 'A',
    });
    expect(context.viewer).toMatchObject({ position: 6, isReadOnly: true });
    const bdc: Context = {
      ...(await store.createContext(await store.insertEmployee({ position: 6 }))),
      ...services,
    };
    const { text } = await sendAndReceive(bdc, 'DAY');
    expect(text).not.toContain('NO SALE IN 7 DAYS');
    expect(text).not.toContain('OPEN');
    expect((await sendAndReceive(manager, 'DAY')).text).toContain('NO SALE IN 7 DAYS');
  });

  // This test is last, because people in the history of deals cannot be deleted.
  it("ends the report with the person's pending items, each with a link", async () => {
    const finn: Context = {
      ...(await store.createContext(await store.insertEmployee({ name: 'Finn Delgado', position: 2 }))),
      ...services,
    };
    const number = await store.insertDeal();
    await setDealGross(manager, number, { frontGross: 150_000 });
    await setDealGross(finn, number, { frontGross: 120_000 });
    const pendingItem = `#${number}: Finn Delgado changed your front gross from $1,500.00 to $1,200.00`;
    const to = `https://sales.store.example/changes?deal=${number}&field=FRONT_GROSS&period=all`;
    const { text, html } = await sendAndReceive(manager, 'DAY');
    expect(text).toContain(`PENDING ITEMS\n${pendingItem}\n${to}\n`);
    expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`);
    for (const mail of [await sendAndReceive(finn, 'DAY'), await sendAndReceive(sam, 'MY_MONTH')])
      expect(mail.text).not.toContain('PENDING ITEMS');
    expect((await sendAndReceive(manager, 'TICK_SHEET')).text).not.toContain('PENDING ITEMS');
  });
});

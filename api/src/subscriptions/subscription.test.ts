import type { ParsedMail } from 'mailparser';
import type { Context, Services } from '../platform/context.ts';
import { setDealGross } from '../modules/deals/deal.service.ts';
import { DAILY, listSendings, ReportStore, RUN } from '../testing/reportStore.ts';
import type { TestStore } from '../testing/testStore.ts';
import { readingAs } from './letters/letterOf.ts';
import { sendReport } from './sendReport.job.ts';
import { subscriptions } from './subscription.query.ts';
import { endSubscription, saveSubscription, sendNow } from './subscription.service.ts';

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
  manager = await reports.personContext({ name: 'Mara Voss', position: 1, team: 2 });
  sam = await reports.personContext({ name: 'Sam Rivera', team: 2 });
});

const statesOf = async (context: Context) =>
  (await listSendings(context)).map(({ day, state }) => `${day} ${state}`);

describe('who sets it up', () => {
  it('is each person for oneself, and a manager for a colleague without gross', async () => {
    await expect(
      saveSubscription(sam, { ...DAILY, employeeId: manager.viewer.employeeId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const given = { ...DAILY, employeeId: sam.viewer.employeeId };
    await expect(saveSubscription(manager, { ...given, showsGross: true })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const { id } = await saveSubscription(manager, given);
    expect(await subscriptions(sam, false)).toMatchObject([{ id, setUpBy: manager.viewer.employeeId }]);
    await expect(subscriptions(sam, true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const mine = await saveSubscription(manager, DAILY);
    await expect(endSubscription(sam, mine.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await endSubscription(sam, id);
    expect(await subscriptions(manager, true)).toMatchObject([{ id: mine.id }]);
  });

  it('rejects a change of gross in a colleague’s report, on and off, and saves the rest', async () => {
    const admin = {
      ...(await store.contextOf(await store.employee({ name: 'Ada Okafor', position: 5 }))),
      ...services,
    };
    for (const showsGross of [true, false]) {
      const { id } = await saveSubscription(sam, { ...DAILY, showsGross });
      for (const other of [manager, admin])
        await expect(
          saveSubscription(other, { ...DAILY, id, showsGross: !showsGross }),
        ).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await saveSubscription(manager, { ...DAILY, id, showsGross, time: '08:00' });
      expect(await subscriptions(sam, false)).toContainEqual(
        expect.objectContaining({ id, showsGross, time: '08:00' }),
      );
    }
  });

  it('has my month for salespeople alone, and ten at most', async () => {
    await expect(saveSubscription(manager, { ...DAILY, kind: 'MY_MONTH' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const saves = Array.from({ length: 12 }, () => saveSubscription(sam, { ...DAILY, kind: 'MY_MONTH' }));
    const saved = await Promise.allSettled(saves);
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await subscriptions(sam, false)).toHaveLength(10);
  });

  it('is sent at once when asked for, once a minute, and not where mail is off', async () => {
    const { id } = await saveSubscription(sam, DAILY);
    await sendNow(sam, id);
    await expect(sendNow(sam, id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await sendReport.run({ sendingId: sent[0] }, services, RUN);
    expect(reports.mails.accepted).toHaveLength(1);
    expect(await statesOf(sam)).toEqual(['null SENT']);
    await expect(sendNow({ ...sam, mailer: undefined }, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('what it says', () => {
  /** Figures of November 24th, worked out by hand from these deals. */
  beforeEach(async () => {
    const closer_id = sam.viewer.employeeId;
    const ann = await store.employee({ name: 'Ann Zorn', team: 3 });
    // This month to date: 2 of Sam's, 1 of Ann's, 1 split between them; a year ago 1. Yesterday: 1.
    await store.soldDeal('2026-11-23', {
      closer_id,
      car_type: 'New',
      front_gross: 1_000,
      back_gross: 0,
      customer_name: 'Yes Terday',
    });
    await store.soldDeal('2026-11-03', { closer_id, car_type: 'Used', front_gross: 500.25, back_gross: 0 });
    await store.soldDeal('2026-11-12', { closer_id: ann, car_type: 'New', front_gross: 100, back_gross: 0 });
    await store.soldDeal('2026-11-12', {
      closer_id,
      additional_id: ann,
      car_type: 'New',
      front_gross: 300,
      back_gross: 0,
    });
    await store.soldDeal('2025-11-20', { closer_id: ann, car_type: 'New' });
    await store.soldDeal('2025-11-25', { closer_id: ann, car_type: 'New' });
    await store.deal({
      closer_id: ann,
      delivery_date: '2026-11-24',
      delivery_status: 'TBA',
      customer_name: 'Grace <b>Hopper',
      car_info: '2026 Kia EV6',
      stock_num: 'K77',
    });
    await store.workingDays('2026-11', 10, 25);
    await store.goal('2026-11', { total: 12 });
  });

  const arriving = async (
    context: Context,
    kind: 'DAY' | 'MY_MONTH' | 'TICK_SHEET',
    showsGross = false,
  ): Promise<ParsedMail> => {
    const { id } = await saveSubscription(context, { ...DAILY, kind, showsGross });
    await sendNow(context, id);
    await sendReport.run({ sendingId: sent.at(-1) }, services, RUN);
    return reports.mails.accepted.at(-1) as ParsedMail;
  };
  const lines = ({ text }: ParsedMail) => (text ?? '').split('\n').filter(line => !line.startsWith('http'));

  it('is the day of the store, for a manager', async () => {
    const mail = await arriving(manager, 'DAY');
    expect(mail.subject).toBe('Tue Nov 24: 1 sold yesterday · 4 to date, +3 on last year');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        'Riverside Motors',
        '1 sold yesterday',
        'To date: 4, 3 ahead of last year (1)',
        'Track: 10.0',
        'Goal: 12.0, 0.53 a day',
        '1 · Sam Rivera · Total 2.5',
        '2 · Ann Zorn · Total 1.5',
        'Ann Zorn: 12 days',
        'Grace <b>Hopper · 2026 Kia EV6, K77 · Ann Zorn',
      ]),
    );
    const preview =
      'To date 4, 3 ahead of last year (1) · Track 10.0 · Goal 12.0, 0.53 a day · Deliveries today 1';
    expect(mail.html).toContain(`>${preview}<`);
    expect(mail.text).not.toContain('Terday');
    expect(mail.text).not.toContain('$');
    expect(mail.html).toContain('Grace &lt;b&gt;Hopper');
    expect(mail.text).toContain('https://sales.store.example/leaderboard');
  });

  it('has front gross where the person has chosen it', async () => {
    expect(lines(await arriving(manager, 'DAY', true))).toContain(
      '1 · Sam Rivera · Total 2.5 · Front Gross $1,650.25',
    );
  });

  it('is a salesperson’s own month, with deliveries of their own', async () => {
    const mail = await arriving(sam, 'MY_MONTH');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        '2.5 units this month, 1st of 2',
        'Track: 6.5',
        'To 12: 9.5',
        'Last sale: 1 day ago',
        'Best month: 2.5, November 2026',
        '1 · Sam Rivera (you) · Total 2.5',
        'None.',
      ]),
    );
    expect(mail.text).not.toContain('Hopper');
  });

  it('is the tick sheet', async () => {
    const mail = await arriving(sam, 'TICK_SHEET');
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

  it('tells the history that customers went out', async () => {
    await arriving(manager, 'DAY');
    await arriving(sam, 'TICK_SHEET');
    const both = [manager, sam].map(({ viewer }) => viewer.employeeId);
    expect(
      await store.database.rows(
        'select employee_id, name, lines from data_access where employee_id = any($1)',
        [both],
      ),
    ).toEqual([{ employee_id: manager.viewer.employeeId, name: 'The day by mail', lines: 1 }]);
  });

  it('reads with the rights of the person as they are then', async () => {
    const { services: plain } = store;
    const context = readingAs(plain, {
      id: 1,
      name: 'A',
      email: 'a@b.example',
      position: 6,
      team: null,
      isActive: true,
      initials: 'A',
    });
    expect(context.viewer).toMatchObject({ position: 6, isReadOnly: true });
    const bdc: Context = { ...(await store.contextOf(await store.employee({ position: 6 }))), ...services };
    const { text } = await arriving(bdc, 'DAY');
    expect(text).not.toContain('NO SALE IN 7 DAYS');
    expect(text).not.toContain('OPEN');
    expect((await arriving(manager, 'DAY')).text).toContain('NO SALE IN 7 DAYS');
  });

  // The last one, for people who stand in the history of deals cannot be cleared.
  it('ends with what waits for the person, each with its way', async () => {
    const finn: Context = {
      ...(await store.contextOf(await store.employee({ name: 'Finn Delgado', position: 2 }))),
      ...services,
    };
    const number = await store.deal();
    await setDealGross(manager, number, { frontGross: 150_000 });
    await setDealGross(finn, number, { frontGross: 120_000 });
    const waits = `#${number}: your front gross $1,500.00 → $1,200.00 by Finn Delgado`;
    const to = `https://sales.store.example/changes?deal=${number}&field=FRONT_GROSS&period=all`;
    const { text, html } = await arriving(manager, 'DAY');
    expect(text).toContain(`WHAT WAITS FOR YOU\n${waits}\n${to}\n`);
    expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`);
    for (const mail of [await arriving(finn, 'DAY'), await arriving(sam, 'MY_MONTH')])
      expect(mail.text).not.toContain('WHAT WAITS');
    expect((await arriving(manager, 'TICK_SHEET')).text).not.toContain('WHAT WAITS');
  });
});

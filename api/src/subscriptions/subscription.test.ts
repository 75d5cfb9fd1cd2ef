import { setTimeout as sleep } from 'node:timers/promises';
import type { ParsedMail } from 'mailparser';
import type { Context, Services } from '../context.ts';
import { setDealGross } from '../deals/deal.service.ts';
import { createLog } from '../log.ts';
import { Mailer } from '../mail/mailer.ts';
import { Queue } from '../queue/queue.ts';
import { TestMailServer } from '../testing/testMailServer.ts';
import { TestStore } from '../testing/testStore.ts';
import { dueReports } from './dueReports.job.ts';
import { readingAs } from './letters/letterOf.ts';
import { sendReport } from './sendReport.job.ts';
import { presentSubscriptions } from './subscription.present.ts';
import { subscriptions } from './subscription.query.ts';
import { endSubscription, saveSubscription, sendNow } from './subscription.service.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const DAILY = {
  id: null,
  employeeId: null,
  kind: 'DAY',
  viewId: null,
  fileFormat: null,
  weekdays: EVERY_DAY,
  time: '07:00',
  showsGross: false,
} as const;
const PATIENCE = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 3_000,
};

let store: TestStore;
let mails: TestMailServer;
let services: Services;
let manager: Context;
let sam: Context;

/** Without the queue's own clock: what it would run, in its order. */
const RUN = { id: '00000000-0000-0000-0000-000000000000', signal: new AbortController().signal };
const sent: number[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  mails = await TestMailServer.start();
  const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' }, PATIENCE);
  const queue = {
    send: async (_job: object, { sendingId }: { sendingId: number }) => void sent.push(sendingId),
  };
  services = { ...store.services, mailer, queue: queue as unknown as Queue };
});
afterAll(async () => {
  await mails.stop();
  await store.close();
});
beforeEach(async () => {
  await store.clear();
  store.clock.set('2026-11-24T06:00:00Z'); // a Tuesday
  mails.manner = 'accepts';
  mails.accepted.length = 0;
  sent.length = 0;
  manager = {
    ...(await store.contextOf(await store.employee({ name: 'Mara Voss', position: 1, team: 2 }))),
    ...services,
  };
  sam = { ...(await store.contextOf(await store.employee({ name: 'Sam Rivera', team: 2 }))), ...services };
});

/** What the queue does at an instant: finds what is due, then sends what waits, as often as it failed. */
async function pass(instant: string, tries = 1): Promise<void> {
  store.clock.set(instant);
  sent.length = 0;
  await dueReports.run({ dueAt: instant }, services, RUN);
  for (const sendingId of sent)
    for (let tried = 0; tried < tries; tried++)
      await sendReport.run({ sendingId }, services, RUN).catch(() => undefined);
}

const lastSending = async (context: Context) =>
  (await presentSubscriptions(context, await subscriptions(context, false)))[0]?.sendings[0];

const statesOf = async (context: Context) => {
  const [own] = await presentSubscriptions(context, await subscriptions(context, false));
  return own?.sendings.map(({ day, state }) => `${day} ${state}`);
};

describe('a daily report', () => {
  it('is sent once at its time, however often the queue looks', async () => {
    await saveSubscription(manager, DAILY);
    await pass('2026-11-24T06:55:00Z');
    expect(mails.accepted).toHaveLength(0);
    await pass('2026-11-24T07:00:00Z', 2);
    await pass('2026-11-24T07:05:00Z', 2);
    expect(mails.accepted).toHaveLength(1);
    expect(await statesOf(manager)).toEqual(['2026-11-24 SENT']);
    await pass('2026-11-25T07:00:00Z');
    expect(mails.accepted).toHaveLength(2);
  });

  it('is sent by one of two instances that try at once', async () => {
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReports.run({}, services, RUN);
    await Promise.all([1, 2, 3].map(() => sendReport.run({ sendingId: sent[0] }, services, RUN)));
    expect(mails.accepted).toHaveLength(1);
  });

  it('comes late after a server that was away for up to four hours; then it is skipped, and said to be', async () => {
    await saveSubscription(manager, DAILY);
    await pass('2026-11-24T11:00:00Z');
    expect(mails.accepted).toHaveLength(1);
    await pass('2026-11-25T11:00:01Z');
    expect(mails.accepted).toHaveLength(1);
    expect(await statesOf(manager)).toEqual(['2026-11-25 SKIPPED', '2026-11-24 SENT']);
  });

  it('is tried again after a mail server that is slow, cuts, or wants to be asked later', async () => {
    await saveSubscription(manager, DAILY);
    for (const [manner, at] of [
      ['is slow', '07:00'],
      ['cuts', '07:05'],
      ['comes back later', '07:10'],
    ] as const) {
      mails.manner = manner;
      await pass(`2026-11-24T${at}:00Z`);
      expect(await statesOf(manager)).toEqual(['2026-11-24 WAITING']);
    }
    mails.manner = 'accepts';
    await pass('2026-11-24T07:15:00Z');
    expect(mails.accepted).toHaveLength(1);
    expect(await statesOf(manager)).toEqual(['2026-11-24 SENT']);
  });

  it('is skipped when the mail server was away until it was too late', async () => {
    await saveSubscription(manager, DAILY);
    mails.manner = 'comes back later';
    await pass('2026-11-24T07:00:00Z');
    mails.manner = 'accepts';
    await pass('2026-11-24T11:05:00Z');
    expect(mails.accepted).toHaveLength(0);
    expect(await statesOf(manager)).toEqual(['2026-11-24 SKIPPED']);
  });

  it('is not sent a second time when the server was killed while it was sent', async () => {
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReports.run({}, services, RUN);
    await store.database.rows(`update report_sending set state = 'SENDING', at = $1`, [store.clock.now()]);
    await pass('2026-11-24T07:05:00Z');
    expect(await statesOf(manager)).toEqual(['2026-11-24 SENDING']);
    await pass('2026-11-24T07:11:00Z');
    expect(mails.accepted).toHaveLength(0);
    expect(await statesOf(manager)).toEqual(['2026-11-24 CUT_OFF']);
  });

  it('stops after an address was refused on three days in a row, until it is saved again', async () => {
    const { id } = await saveSubscription(manager, DAILY);
    mails.manner = 'refuses';
    for (const day of [24, 25, 26, 27]) await pass(`2026-11-${day}T07:00:00Z`, 2);
    expect(await statesOf(manager)).toEqual(['26', '25', '24'].map(day => `2026-11-${day} REFUSED`));
    const [stopped] = await subscriptions(manager, false);
    expect(stopped?.stoppedAt).toEqual(new Date('2026-11-26T07:00:00Z'));
    mails.manner = 'accepts';
    await saveSubscription(manager, { ...DAILY, id });
    await pass('2026-11-28T07:00:00Z');
    expect(mails.accepted).toHaveLength(1);
  });

  it('reaches nobody who was deactivated, not even what waited already', async () => {
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReports.run({}, services, RUN);
    await store.database.rows('update employee set is_active = false where id = $1', [
      manager.viewer.employeeId,
    ]);
    await sendReport.run({ sendingId: sent[0] }, services, RUN);
    await pass('2026-11-25T07:00:00Z');
    expect(mails.accepted).toHaveLength(0);
  });
});

describe('through the queue', () => {
  it('goes out once from two instances', async () => {
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-24T07:00:00Z');
    const queues = [1, 2].map(() => new Queue(store.url, store.clock, createLog('error')));
    for (const queue of queues) queue.start([dueReports, sendReport], { ...services, queue }, true);
    while (mails.accepted.length === 0) await sleep(50);
    while ((await statesOf(manager))?.[0] !== '2026-11-24 SENT') await sleep(50);
    await Promise.all(queues.map(queue => queue.stop()));
    expect(mails.accepted).toHaveLength(1);
  });
});

describe('a mail server that is away', () => {
  /** Each five minutes through a real queue, whose keys decide what is tried again: so each test has a day of its own. */
  const passUntil = async (context: Context, lastMinute: number, back?: { minute: number; port: number }) => {
    const queue = new Queue(store.url, store.clock, createLog('silent'));
    queue.start([dueReports, sendReport], { ...services, queue }, true);
    while (!(await queue.figures())) await sleep(20);
    const start = store.clock.now().getTime();
    for (let minute = 0; minute <= lastMinute; minute += 5) {
      if (minute === back?.minute) mails = await TestMailServer.start(back.port);
      store.clock.set(new Date(start + minute * 60_000).toISOString());
      const dueAt = store.clock.now().toISOString();
      await queue.send(dueReports, { dueAt }, dueAt);
      const isDone = async () => {
        const { state, at, detail } = (await lastSending(context)) ?? {};
        if (state === 'WAITING') return detail !== null && at?.getTime() === store.clock.now().getTime();
        return state !== undefined && state !== 'SENDING';
      };
      while (!(await isDone())) await sleep(20);
    }
    await queue.stop();
  };

  it('delays the report of the day until it is back after 3 hours 50 minutes', async () => {
    const { port } = mails;
    await mails.stop();
    store.clock.set('2026-11-26T06:00:00Z');
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-26T07:00:00Z');
    await passUntil(manager, 235, { minute: 230, port });
    expect(mails.accepted).toHaveLength(1);
    expect(await statesOf(manager)).toEqual(['2026-11-26 SENT']);
  });

  it('ends a report that was sent by hand after four hours, with the reason', async () => {
    const { port } = mails;
    await mails.stop();
    store.clock.set('2026-11-25T06:00:00Z');
    const { id } = await saveSubscription(manager, { ...DAILY, time: '05:00' });
    await sendNow(manager, id);
    await passUntil(manager, 245);
    mails = await TestMailServer.start(port);
    expect(await lastSending(manager)).toMatchObject({
      day: null,
      state: 'SKIPPED',
      detail: 'The mail server did not answer (ESOCKET).',
      retriesUntil: null,
    });
  });

  it('has one that waits tried again when it is sent by hand once more', async () => {
    const { id } = await saveSubscription(manager, { ...DAILY, time: '05:00' });
    mails.manner = 'comes back later';
    await sendNow(manager, id);
    await sendReport.run({ sendingId: sent[0] }, services, RUN).catch(() => undefined);
    expect(await lastSending(manager)).toMatchObject({
      state: 'WAITING',
      detail: 'The mail server said: 451 Greylisted, try again later',
      retriesUntil: new Date('2026-11-24T10:00:00Z'),
    });
    mails.manner = 'accepts';
    store.clock.set('2026-11-24T06:01:01Z');
    await sendNow(manager, id);
    expect(sent[1]).toBe(sent[0]);
    await sendReport.run({ sendingId: sent[1] }, services, RUN);
    expect(await statesOf(manager)).toEqual(['null SENT']);
    expect(mails.accepted).toHaveLength(1);
  });
});

describe('a day without its report', () => {
  const reasonsOf = async (context: Context) => {
    const [own] = await presentSubscriptions(context, await subscriptions(context, false));
    return own?.sendings.map(({ day, detail }) => `${day} ${detail}`);
  };

  it('says that the server was away', async () => {
    await saveSubscription(manager, DAILY);
    await pass('2026-11-24T11:00:01Z');
    expect(await reasonsOf(manager)).toEqual(['2026-11-24 The server was away at 7:00 AM.']);
  });

  it('says that the person was not active', async () => {
    await saveSubscription(manager, DAILY);
    const { employeeId } = manager.viewer;
    await store.database.rows('update employee set is_active = false where id = $1', [employeeId]);
    for (const day of [24, 25]) await pass(`2026-11-${day}T07:00:00Z`);
    await store.database.rows('update employee set is_active = true where id = $1', [employeeId]);
    await pass('2026-11-26T06:00:00Z');
    expect(await reasonsOf(manager)).toEqual([
      '2026-11-25 The person was not active.',
      '2026-11-24 The person was not active.',
    ]);
  });

  it('says that mail was off', async () => {
    await saveSubscription(manager, DAILY);
    for (const time of ['07:00', '11:05']) {
      store.clock.set(`2026-11-24T${time}:00Z`);
      await dueReports.run({}, { ...services, mailer: undefined }, RUN);
    }
    expect(sent).toEqual([]);
    await pass('2026-11-24T12:00:00Z');
    expect(await reasonsOf(manager)).toEqual(['2026-11-24 Mail was off.']);
    expect(mails.accepted).toHaveLength(0);
  });

  it('sends it late when mail is set within four hours', async () => {
    await saveSubscription(manager, DAILY);
    store.clock.set('2026-11-24T07:00:00Z');
    await dueReports.run({}, { ...services, mailer: undefined }, RUN);
    await pass('2026-11-24T10:00:00Z');
    expect(await statesOf(manager)).toEqual(['2026-11-24 SENT']);
  });
});

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
    expect(mails.accepted).toHaveLength(1);
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
    return mails.accepted.at(-1) as ParsedMail;
  };
  const lines = ({ text }: ParsedMail) => (text ?? '').split('\n').filter(line => !line.startsWith('http'));

  it('is the day of the store, for a manager', async () => {
    const mail = await arriving(manager, 'DAY');
    expect(mail.subject).toBe('The day – Tuesday, 11/24/2026');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        'Yesterday: 1',
        'To date: 4',
        'A year ago: 1 (3 ahead)',
        'Track: 10.0',
        'Goal: 12.0 (0.53 a day)',
        '1 · Sam Rivera · Total 2.5',
        '2 · Ann Zorn · Total 1.5',
        'Ann Zorn: 12 days',
        'Grace <b>Hopper · 2026 Kia EV6, K77 · Ann Zorn',
      ]),
    );
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
        'Units: 2.5',
        'Rank: 1 (of 2)',
        'Track: 6.5',
        'To 12: 9.5',
        'Last sale: 1 (day ago)',
        'Best month: 2.5 (November 2026)',
        'None.',
      ]),
    );
    expect(mail.text).not.toContain('Hopper');
  });

  it('is the tick sheet', async () => {
    const mail = await arriving(sam, 'TICK_SHEET');
    expect(lines(mail)).toEqual(
      expect.arrayContaining([
        'New: 3 (Track 7.5)',
        'Used: 1 (Track 2.5)',
        'Total: 4 (Track 10.0)',
        'Sam Rivera · New 1.5 · Used 1.0 · Total Sold 2.5 · Track 6.5',
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

import { readXlsx } from 'hucre/xlsx';
import type { Attachment, ParsedMail } from 'mailparser';
import type { Context, Services } from '../../platform/context.ts';
import { Mailer } from '../../mail/mailer.ts';
import { createExportTable } from '../../reports/exports/exportTable.ts';
import { TestMailServer } from '../../testing/testMailServer.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import type { ViewedList } from '../../views/view.types.ts';
import { dueReports } from '../dueReports.job.ts';
import { letterOf } from '../letters/letterOf.ts';
import { sendReport } from '../sendReport.job.ts';
import { presentSubscriptions } from '../subscription.present.ts';
import { type SubscriptionRow, subscriptions } from '../subscription.query.ts';
import { saveSubscription, sendNow } from '../subscription.service.ts';
import { MOST_BYTES, viewFile, viewTable } from './viewFile.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const VIEW_REPORT = {
  id: null,
  employeeId: null,
  kind: 'VIEW',
  weekdays: EVERY_DAY,
  time: '07:00',
  showsGross: false,
} as const;
const RUN = { id: '00000000-0000-0000-0000-000000000000', signal: new AbortController().signal };
const GONE = { code: 'NOT_FOUND', message: 'There is no such view. It may have been deleted.' };

let server: TestServer;
let mails: TestMailServer;
let services: Services;
let mara: Context;
let sam: Context;
let closer: number;
const waiting: number[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  mails = await TestMailServer.start();
  const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' });
  const queue = {
    send: async (_job: object, { sendingId }: { sendingId: number }) => void waiting.push(sendingId),
  };
  const { publicUrl } = server.config;
  services = { ...server.store.services, publicUrl, mailer, queue: queue as unknown as Services['queue'] };
  const { store } = server;
  store.clock.set('2026-11-24T12:00:00Z');
  const closer_id = await store.employee({ name: 'Ann Zorn', team: 3 });
  closer = closer_id;
  await store.soldDeal('2026-11-03', {
    closer_id,
    customer_name: '=Ada, "A"',
    car_type: 'Used',
    front_gross: 500.25,
  });
  await store.soldDeal('2026-11-20', {
    closer_id,
    customer_name: 'Grace Núñez',
    car_type: 'New',
    front_gross: 1,
  });
  await store.soldDeal('2026-10-31', { closer_id, customer_name: 'Old', front_gross: 7 });
  await store.up('2026-11-24', { employee_id: closer_id, up_type: 'B-Back', sold: 'Yes' });
  await store.up('2026-11-23', { employee_id: closer_id, up_type: 'Fresh Up' });
});

afterAll(async () => {
  await mails.stop();
  await server.stop();
});

const contextOf = async (id: number): Promise<Context> => ({
  ...(await server.store.contextOf(id)),
  ...services,
});

beforeEach(async () => {
  const { store } = server;
  store.clock.set('2026-11-24T12:00:00Z'); // a Tuesday
  mails.accepted.length = 0;
  waiting.length = 0;
  mara = await contextOf(await store.employee({ name: 'Mara Voss', position: 1, team: 2 }));
  sam = await contextOf(await store.employee({ name: 'Sam Rivera', team: 2 }));
});

async function view(owner: Context | null, list: ViewedList, search: string, name = 'Mine'): Promise<number> {
  const made = await server.store.database.row<{ id: number }>(
    `insert into saved_view (list, employee_id, name, search, saved_at) values ($1, $2, $3, $4, now()) returning id`,
    [list, owner?.viewer.employeeId ?? null, name, search],
  );
  return made?.id ?? 0;
}

const setUp = (context: Context, viewId: number, fileFormat: 'csv' | 'xlsx' = 'csv') =>
  saveSubscription(context, { ...VIEW_REPORT, viewId, fileFormat });

async function send(context: Context, { id }: SubscriptionRow): Promise<ParsedMail | undefined> {
  await sendNow(context, id);
  await sendReport.run({ sendingId: waiting.at(-1) }, services, RUN);
  return mails.accepted.pop();
}

async function attachedTo(mail: ParsedMail | undefined): Promise<Attachment> {
  expect(mail?.attachments).toHaveLength(1);
  return mail?.attachments[0] as Attachment;
}

/** What the person's own export is, through the door. */
async function exported({ viewer }: Context, path: string): Promise<Buffer> {
  const client: TestClient = await server.asEmployee(viewer.employeeId);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${server.baseUrl}/api/exports/${path}`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const lastOf = async (context: Context) => {
  const [report] = await presentSubscriptions(context, await subscriptions(context, false));
  return report?.sendings[0];
};

const exportsOf = ({ viewer }: Context) =>
  server.store.database.rows(
    `select name, lines from data_access where employee_id = $1 and action = 'export'`,
    [viewer.employeeId],
  );

const rowsOf = async (workbook: Buffer) => {
  const { sheets } = await readXlsx(new Uint8Array(workbook));
  return sheets.map(({ name, rows }) => ({ name, rows }));
};

describe('the file', () => {
  it.each<[ViewedList, string, string, string]>([
    [
      'HOG',
      'employee=ANN&sort=frontGross&order=desc',
      'hog',
      'start=2026-11-01&end=2026-11-30&employeeId=ANN&sort=FRONT_GROSS&isDescending=1',
    ],
    [
      'ACTIVITY',
      'period=last-month&delivery=DEL',
      'activity',
      'start=2026-10-01&end=2026-10-31&deliveryStatus=DEL',
    ],
    [
      'UP_LOG_STATS',
      'type=B_BACK',
      'uplogstats',
      'start=2026-11-01&end=2026-11-30&upType=B-Back&isDescending=1',
    ],
    ['CHANGES', 'deal=Grace', 'changes', 'start=2026-11-24&end=2026-11-24&search=Grace'],
  ])('of %s is the export of the same person', async (list, search, name, query) => {
    const own = (text: string) => text.replace('ANN', String(closer));
    // The Hog of office staff has columns that nobody else's has.
    const olive = await contextOf(await server.store.employee({ name: 'Olive Park', position: 4 }));
    for (const person of [olive, sam]) {
      const viewId = await view(person, list, own(search));
      const csv = await attachedTo(await send(person, await setUp(person, viewId)));
      expect(csv.filename).toBe(`${name === 'uplogstats' ? 'up-log-stats' : name}-2026-11-24.csv`);
      expect(csv.contentType).toBe('text/csv');
      expect(csv.content.toString()).toBe((await exported(person, `${name}.csv?${own(query)}`)).toString());
      const workbook = await attachedTo(await send(person, await setUp(person, viewId, 'xlsx')));
      expect(workbook.filename).toMatch(/\.xlsx$/);
      expect(await rowsOf(workbook.content)).toEqual(
        await rowsOf(await exported(person, `${name}.xlsx?${own(query)}`)),
      );
    }
  });

  it('has the days of its period on the day when it is sent', async () => {
    const report = await setUp(sam, await view(sam, 'HOG', ''));
    expect((await attachedTo(await send(sam, report))).content.toString()).toContain('Grace');
    server.store.clock.set('2026-12-01T12:00:00Z');
    const december = (await attachedTo(await send(sam, report))).content.toString();
    expect(december).toContain('12/01/2026 – 12/31/2026');
    expect(december).not.toContain('Grace');
  });

  it('comes with a mail that is called as the view, says what is in it, and leads to its screen', async () => {
    const viewId = await view(sam, 'HOG', 'period=last-3-months&search=ada', 'Ada <b>');
    const mail = await send(sam, await setUp(sam, viewId));
    expect(mail?.subject).toBe('Tue Nov 24: Ada <b> · 1 row');
    expect(mail?.text).toContain('1 row, 08/01/2026 – 11/30/2026 · Search: ada');
    expect(mail?.text).toContain('File: hog-2026-11-24.csv');
    expect(mail?.text).toContain('/hog?period=last-3-months&search=ada');
    expect(mail?.html).toContain('Ada &lt;b&gt;');
    expect(mail?.text).toContain('Customer Name =Ada');
  });

  it('comes with its first ten rows in the mail, and how many more there are', async () => {
    const names = Array.from(
      { length: 33 },
      (_, place) => `First Rows ${String(place + 1).padStart(2, '0')}`,
    );
    for (const customer_name of names)
      await server.store.soldDeal('2026-10-04', { closer_id: closer, customer_name, front_gross: 1_234.5 });
    const mail = await send(
      sam,
      await setUp(sam, await view(sam, 'HOG', 'period=last-month&search=First Rows')),
    );
    for (const has of names.slice(0, 10)) {
      expect(mail?.text).toMatch(
        new RegExp(`Customer Name ${has} · \\d+ · Ann Zorn · Front Gross \\$1,234.50`),
      );
      expect(mail?.html).toContain(has);
    }
    for (const hasNot of names.slice(10)) expect(mail?.text).not.toContain(hasNot);
    expect(mail?.text).toContain('and 23 more\n');
    expect((await attachedTo(mail)).content.toString()).toContain('First Rows 33');
  });

  it('is told by the history as an export by mail, with its filter and lines', async () => {
    await send(sam, await setUp(sam, await view(sam, 'HOG', ''), 'xlsx'));
    expect(
      await server.store.database.rows(
        `select name, door, filter, lines, is_broken_off from data_access where employee_id = $1 and action = 'export'`,
        [sam.viewer.employeeId],
      ),
    ).toEqual([
      {
        name: 'Hog as Excel by mail',
        door: 'store',
        filter: '11/01/2026 – 11/30/2026 · Sorted by log day',
        lines: 2,
        is_broken_off: false,
      },
    ]);
  });

  it('of more than 10 MB is not attached, and the mail leads to the screen', async () => {
    await server.store.prepare(
      `insert into deal_change (deal_id, deal_number, deal_version, action, changed_at, field, to_value)
       select -n, n, 1, 'amend', $1, 'notes', repeat('long ', 2000) from generate_series(1, 1100) n`,
      [server.store.clock.now()],
    );
    const mail = await send(mara, await setUp(mara, await view(mara, 'CHANGES', 'field=NOTES')));
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('1,100 rows, ');
    expect(mail?.text).toContain('File: None\nThe file would be larger than 10 MB');
    expect(mail?.text?.length).toBeLessThan(5_000);
    expect(await exportsOf(mara)).toEqual([{ name: 'Mine by mail', lines: 10 }]);
    expect(mail?.text).toContain('/changes?field=NOTES');
    expect(await lastOf(mara)).toMatchObject({ state: 'SENT' });
  });

  it('is made no further than a mail may be large', async () => {
    let made = 0;
    function* endless() {
      for (;;) {
        made += 1;
        yield ['x'.repeat(2 ** 20)];
      }
    }
    const viewed = await viewTable(mara, await view(mara, 'HOG', ''));
    const columns = [{ head: 'Text', kind: 'text', cell: (line: string) => line }] as const;
    const table = createExportTable({ title: 'T', caption: [], columns, lineCount: 100_000, batches: endless() });
    expect(await viewFile({ ...viewed, table }, 'csv')).toBeUndefined();
    expect(made).toBeLessThan(MOST_BYTES / 2 ** 20 + 3);
    expect(await viewFile({ ...viewed, table: { ...table, lineCount: 100_001 } }, 'csv')).toBeUndefined();
  });
});

describe('a view that is not there any more', () => {
  it('is said to be deleted, and nothing is sent that day', async () => {
    const viewId = await view(sam, 'HOG', '');
    await setUp(sam, viewId);
    await server.store.database.rows('delete from saved_view where id = $1', [viewId]);
    server.store.clock.set('2026-11-25T07:00:00Z');
    await dueReports.run({}, services, RUN);
    await sendReport.run({ sendingId: waiting.at(-1) }, services, RUN);
    expect(mails.accepted).toEqual([]);
    expect(await lastOf(sam)).toMatchObject({
      day: '2026-11-25',
      state: 'SKIPPED',
      detail: 'The view was deleted.',
    });
    const [report] = await presentSubscriptions(sam, await subscriptions(sam, false));
    expect(report).toMatchObject({ kind: 'VIEW', view: null, fileFormat: 'csv' });
  });

  it('has no days in a custom range that is none', async () => {
    const report = await setUp(sam, await view(sam, 'HOG', 'period=custom'));
    expect(await send(sam, report)).toBeUndefined();
    expect(await lastOf(sam)).toMatchObject({
      state: 'SKIPPED',
      detail: 'The view has a custom date range without its days.',
    });
  });
});

describe('which view can be chosen', () => {
  it('is one’s own or the store’s, and never a colleague’s', async () => {
    const [own, store, maras] = [
      await view(sam, 'HOG', ''),
      await view(null, 'HOG', 'open=any', 'Open'),
      await view(mara, 'HOG', '', 'Hers'),
    ];
    await setUp(sam, own);
    await setUp(sam, store);
    await expect(setUp(sam, maras)).rejects.toMatchObject(GONE);
    await expect(setUp(sam, 0)).rejects.toMatchObject(GONE);
    for (const missing of [
      { viewId: null, fileFormat: 'csv' },
      { viewId: own, fileFormat: null },
    ] as const)
      await expect(saveSubscription(sam, { ...VIEW_REPORT, ...missing })).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: 'Choose a view, and CSV or a workbook.',
      });
  });

  it('is one of the store’s for a colleague, whose own view stays as it is and has no name for others', async () => {
    const [own, store, maras] = [
      await view(sam, 'HOG', '', 'Private'),
      await view(null, 'HOG', '', 'Everyone’s'),
      await view(mara, 'HOG', '', 'Hers'),
    ];
    const given = { ...VIEW_REPORT, employeeId: sam.viewer.employeeId, fileFormat: 'csv' } as const;
    for (const viewId of [own, maras])
      await expect(saveSubscription(mara, { ...given, viewId })).rejects.toMatchObject(GONE);
    const forSam = await saveSubscription(mara, { ...given, viewId: store });
    expect((await send(mara, forSam))?.to).toMatchObject({ text: expect.stringContaining('Sam Rivera') });
    const { id } = await setUp(sam, own);
    const changed = await saveSubscription(mara, { ...given, id, viewId: own, time: '08:00' });
    expect(await presentSubscriptions(mara, [changed])).toMatchObject([
      { time: '08:00', view: { id: own, list: 'HOG', name: null } },
    ]);
    expect(await presentSubscriptions(sam, [changed])).toMatchObject([{ view: { name: 'Private' } }]);
  });
});

describe('the preview', () => {
  it('says the file, its lines, and what the first ones are', async () => {
    const viewId = await view(sam, 'HOG', '', 'November');
    const wanted = { kind: 'VIEW', showsGross: false, viewId, fileFormat: 'xlsx', isPreview: true } as const;
    const letter = await letterOf(sam, wanted, { reason: '', links: [] });
    expect(letter).toMatchObject({
      title: 'November',
      lead: { amount: '2', label: 'rows', note: '11/01/2026 – 11/30/2026 · Sorted by log day' },
      parts: [
        {
          heading: 'First rows',
          table: {
            rows: [
              { cells: ['=Ada, "A"', '$500.25', ''], details: [expect.any(String), 'Ann Zorn'] },
              { cells: ['Grace Núñez', '$1.00', ''], details: [expect.any(String), 'Ann Zorn'] },
            ],
          },
        },
        { heading: 'Hog', figures: [{ label: 'File', amount: 'hog-2026-11-24.xlsx' }] },
      ],
    });
    expect(letter).not.toHaveProperty('file');
  });

  it('is refused through the door for a view that is not there, and for a colleague’s', async () => {
    const client = await server.asEmployee(sam.viewer.employeeId);
    const preview = (viewId: number | null) =>
      client.graphql('query ($v: Int) { reportPreview(kind: VIEW, viewId: $v, fileFormat: CSV) }', {
        v: viewId,
      });
    const own = await preview(await view(sam, 'UP_LOG_STATS', '', 'Ups'));
    expect(own.data.reportPreview).toContain('up-log-stats-2026-11-24.csv');
    for (const viewId of [null, 0, await view(mara, 'HOG', '', 'Hers')])
      expect((await preview(viewId)).errors).toEqual([
        expect.objectContaining({
          message: 'The view was deleted.',
          extensions: expect.objectContaining({ code: 'NOT_FOUND' }),
        }),
      ]);
  });
});

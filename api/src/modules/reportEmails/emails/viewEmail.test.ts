import { readXlsx } from 'hucre/xlsx';
import type { Attachment, ParsedMail } from 'mailparser';
import type { Context, Services } from '../../../platform/context.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { createExportTable } from '../../../reports/exports/exportTable.ts';
import { TestMailServer } from '../../../testing/testMailServer.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';
import type { ViewedList } from '../../savedViews/savedView.types.ts';
import { dueReportsJob } from '../dueReports.job.ts';
import { presentSubscriptions } from '../reportSubscription.present.ts';
import { listSubscriptions, type SubscriptionRow } from '../reportSubscription.query.ts';
import { saveSubscription, sendReportNow } from '../reportSubscription.service.ts';
import { sendReportJob } from '../sendReport.job.ts';
import { buildReportEmail } from './buildEmail.ts';
import { buildViewFile, loadViewTable, MAX_ATTACHMENT_BYTES } from './viewEmail.ts';

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
const VIEW_NOT_FOUND_ERROR = {
  code: 'NOT_FOUND',
  message: 'View not found. It may have been deleted.',
};

let server: TestServer;
let mails: TestMailServer;
let services: Services;
let mara: Context;
let sam: Context;
let closerId: number;
const sendingIds: number[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  mails = await TestMailServer.start();
  const mailer = new Mailer({ smtpUrl: mails.url, from: 'Salesfloor <sales@store.example>' });
  const queue = {
    send: async (_job: object, { sendingId }: { sendingId: number }) => void sendingIds.push(sendingId),
  };
  const { publicUrl } = server.config;
  services = { ...server.store.services, publicUrl, mailer, queue: queue as unknown as Services['queue'] };
  const { store } = server;
  store.clock.set('2026-11-24T12:00:00Z');
  const closer_id = await store.insertEmployee({ name: 'Ann Zorn', team: 3 });
  closerId = closer_id;
  await store.insertSoldDeal('2026-11-03', {
    closer_id,
    customer_name: '=Ada, "A"',
    car_type: 'Used',
    front_gross: 500.25,
  });
  await store.insertSoldDeal('2026-11-20', {
    closer_id,
    customer_name: 'Grace Núñez',
    car_type: 'New',
    front_gross: 1,
  });
  await store.insertSoldDeal('2026-10-31', { closer_id, customer_name: 'Old', front_gross: 7 });
  await store.insertUp('2026-11-24', { employee_id: closer_id, up_type: 'B-Back', sold: 'Yes' });
  await store.insertUp('2026-11-23', { employee_id: closer_id, up_type: 'Fresh Up' });
});

afterAll(async () => {
  await mails.stop();
  await server.stop();
});

const createContext = async (id: number): Promise<Context> => ({
  ...(await server.store.createContext(id)),
  ...services,
});

beforeEach(async () => {
  const { store } = server;
  store.clock.set('2026-11-24T12:00:00Z'); // November 24, 2026 is a Tuesday
  mails.accepted.length = 0;
  sendingIds.length = 0;
  mara = await createContext(await store.insertEmployee({ name: 'Mara Voss', position: 1, team: 2 }));
  sam = await createContext(await store.insertEmployee({ name: 'Sam Rivera', team: 2 }));
});

async function view(owner: Context | null, list: ViewedList, search: string, name = 'Mine'): Promise<number> {
  const row = await server.store.database.row<{ id: number }>(
    `insert into saved_view (list, employee_id, name, search, saved_at) values ($1, $2, $3, $4, now()) returning id`,
    [list, owner?.viewer.employeeId ?? null, name, search],
  );
  return row?.id ?? 0;
}

const subscribe = (context: Context, viewId: number, fileFormat: 'csv' | 'xlsx' = 'csv') =>
  saveSubscription(context, { ...VIEW_REPORT, viewId, fileFormat });

async function send(context: Context, { id }: SubscriptionRow): Promise<ParsedMail | undefined> {
  await sendReportNow(context, id);
  await sendReportJob.run({ sendingId: sendingIds.at(-1) }, services, RUN);
  return mails.accepted.pop();
}

async function getAttachment(mail: ParsedMail | undefined): Promise<Attachment> {
  expect(mail?.attachments).toHaveLength(1);
  return mail?.attachments[0] as Attachment;
}

/** Downloads the person's export over REST. */
async function downloadExport({ viewer }: Context, path: string): Promise<Buffer> {
  const client: TestClient = await server.signInAsEmployee(viewer.employeeId);
  const headers = { authorization: `Bearer ${client.token}` };
  const response = await fetch(`${server.baseUrl}/api/exports/${path}`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const findLastSending = async (context: Context) => {
  const [report] = await presentSubscriptions(context, await listSubscriptions(context, false));
  return report?.sendings[0];
};

const listRecordedExports = ({ viewer }: Context) =>
  server.store.database.rows(
    `select name, lines from data_access where employee_id = $1 and action = 'export'`,
    [viewer.employeeId],
  );

const readSheets = async (workbook: Buffer) => {
  const { sheets } = await readXlsx(new Uint8Array(workbook));
  return sheets.map(({ name, rows }) => ({ name, rows }));
};

describe('the attached file', () => {
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
  ])('attaches for %s the same file as the export of the same person', async (list, search, name, query) => {
    const own = (text: string) => text.replace('ANN', String(closerId));
    // The Hog of office staff has columns that the Hog of a salesperson does not have.
    const olive = await createContext(await server.store.insertEmployee({ name: 'Olive Park', position: 4 }));
    for (const person of [olive, sam]) {
      const viewId = await view(person, list, own(search));
      const csv = await getAttachment(await send(person, await subscribe(person, viewId)));
      expect(csv.filename).toBe(`${name === 'uplogstats' ? 'up-log-stats' : name}-2026-11-24.csv`);
      expect(csv.contentType).toBe('text/csv');
      expect(csv.content.toString()).toBe(
        (await downloadExport(person, `${name}.csv?${own(query)}`)).toString(),
      );
      const workbook = await getAttachment(await send(person, await subscribe(person, viewId, 'xlsx')));
      expect(workbook.filename).toMatch(/\.xlsx$/);
      expect(await readSheets(workbook.content)).toEqual(
        await readSheets(await downloadExport(person, `${name}.xlsx?${own(query)}`)),
      );
    }
  });

  it("attaches a file that covers the view's period, counted from the day of sending", async () => {
    const report = await subscribe(sam, await view(sam, 'HOG', ''));
    expect((await getAttachment(await send(sam, report))).content.toString()).toContain('Grace');
    server.store.clock.set('2026-12-01T12:00:00Z');
    const december = (await getAttachment(await send(sam, report))).content.toString();
    expect(december).toContain('12/01/2026 – 12/31/2026');
    expect(december).not.toContain('Grace');
  });

  it("sends the file in an email with the view's name, its row count and filter, and a link to its screen", async () => {
    const viewId = await view(sam, 'HOG', 'period=last-3-months&search=ada', 'Ada <b>');
    const mail = await send(sam, await subscribe(sam, viewId));
    expect(mail?.subject).toBe('Tue Nov 24: Ada <b> · 1 row');
    expect(mail?.text).toContain('1 row, 08/01/2026 – 11/30/2026 · Search: ada');
    expect(mail?.text).toContain('File: hog-2026-11-24.csv');
    expect(mail?.text).toContain('/hog?period=last-3-months&search=ada');
    expect(mail?.html).toContain('Ada &lt;b&gt;');
    expect(mail?.text).toContain('Customer Name =Ada');
  });

  it('sends the file in an email with its first ten rows and the number of remaining rows', async () => {
    const names = Array.from(
      { length: 33 },
      (_, place) => `First Rows ${String(place + 1).padStart(2, '0')}`,
    );
    for (const customer_name of names)
      await server.store.insertSoldDeal('2026-10-04', {
        closer_id: closerId,
        customer_name,
        front_gross: 1_234.5,
      });
    const mail = await send(
      sam,
      await subscribe(sam, await view(sam, 'HOG', 'period=last-month&search=First Rows')),
    );
    for (const expectedName of names.slice(0, 10)) {
      expect(mail?.text).toMatch(
        new RegExp(`Customer Name ${expectedName} · \\d+ · Ann Zorn · Front Gross \\$1,234.50`),
      );
      expect(mail?.html).toContain(expectedName);
    }
    for (const unexpectedName of names.slice(10)) expect(mail?.text).not.toContain(unexpectedName);
    expect(mail?.text).toContain('and 23 more rows\n');
    expect((await getAttachment(mail)).content.toString()).toContain('First Rows 33');
  });

  it('records the attached file in the history as an export by email, with its filter and lines', async () => {
    await send(sam, await subscribe(sam, await view(sam, 'HOG', ''), 'xlsx'));
    expect(
      await server.store.database.rows(
        `select name, door, filter, lines, is_broken_off from data_access where employee_id = $1 and action = 'export'`,
        [sam.viewer.employeeId],
      ),
    ).toEqual([
      {
        name: 'Hog as Excel by email',
        door: 'store',
        filter: '11/01/2026 – 11/30/2026 · Sorted by log day',
        lines: 2,
        is_broken_off: false,
      },
    ]);
  });

  it('omits a file above 10 MB from the email, and links to the screen of the view', async () => {
    await server.store.prepare(
      `insert into deal_change (deal_id, deal_number, deal_version, action, changed_at, field, to_value)
       select -n, n, 1, 'amend', $1, 'notes', repeat('long ', 2000) from generate_series(1, 1100) n`,
      [server.store.clock.now()],
    );
    const mail = await send(mara, await subscribe(mara, await view(mara, 'CHANGES', 'field=NOTES')));
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain('1,100 rows, ');
    expect(mail?.text).toContain('File: None\nThe file would be larger than 10 MB');
    expect(mail?.text?.length).toBeLessThan(5_000);
    expect(await listRecordedExports(mara)).toEqual([{ name: 'Mine by email', lines: 10 }]);
    expect(mail?.text).toContain('/changes?field=NOTES');
    expect(await findLastSending(mara)).toMatchObject({ state: 'SENT' });
  });

  it('stops building the file when it exceeds the maximum size of an attachment', async () => {
    let generatedLines = 0;
    function* endless() {
      for (;;) {
        generatedLines += 1;
        yield ['x'.repeat(2 ** 20)];
      }
    }
    const viewed = await loadViewTable(mara, await view(mara, 'HOG', ''));
    const columns = [{ head: 'Text', kind: 'text', cell: (line: string) => line }] as const;
    const table = createExportTable({
      title: 'T',
      caption: [],
      columns,
      lineCount: 100_000,
      batches: endless(),
    });
    expect(await buildViewFile({ ...viewed, table }, 'csv')).toBeUndefined();
    expect(generatedLines).toBeLessThan(MAX_ATTACHMENT_BYTES / 2 ** 20 + 3);
    expect(
      await buildViewFile({ ...viewed, table: { ...table, lineCount: 100_001 } }, 'csv'),
    ).toBeUndefined();
  });
});

describe('a report with an unusable view', () => {
  it('skips the day of a report and reports that its view was deleted', async () => {
    const viewId = await view(sam, 'HOG', '');
    await subscribe(sam, viewId);
    await server.store.database.rows('delete from saved_view where id = $1', [viewId]);
    server.store.clock.set('2026-11-25T07:00:00Z');
    await dueReportsJob.run({}, services, RUN);
    await sendReportJob.run({ sendingId: sendingIds.at(-1) }, services, RUN);
    expect(mails.accepted).toEqual([]);
    expect(await findLastSending(sam)).toMatchObject({
      day: '2026-11-25',
      state: 'SKIPPED',
      detail: 'View not found. It may have been deleted.',
    });
    const [report] = await presentSubscriptions(sam, await listSubscriptions(sam, false));
    expect(report).toMatchObject({ kind: 'VIEW', view: null, fileFormat: 'csv' });
  });

  it('skips the sending of a report and reports that the custom range of its view is invalid', async () => {
    const report = await subscribe(sam, await view(sam, 'HOG', 'period=custom'));
    expect(await send(sam, report)).toBeUndefined();
    expect(await findLastSending(sam)).toMatchObject({
      state: 'SKIPPED',
      detail: 'The view has a custom date range without dates. Set the dates and save the view again.',
    });
  });
});

describe('the choice of a view', () => {
  it("allows a person to attach the person's private views and store views, but not the private views of another person", async () => {
    const [own, store, maras] = [
      await view(sam, 'HOG', ''),
      await view(null, 'HOG', 'open=any', 'Open'),
      await view(mara, 'HOG', '', 'Hers'),
    ];
    await subscribe(sam, own);
    await subscribe(sam, store);
    await expect(subscribe(sam, maras)).rejects.toMatchObject(VIEW_NOT_FOUND_ERROR);
    await expect(subscribe(sam, 0)).rejects.toMatchObject(VIEW_NOT_FOUND_ERROR);
    for (const missing of [
      { viewId: null, fileFormat: 'csv' },
      { viewId: own, fileFormat: null },
    ] as const)
      await expect(saveSubscription(sam, { ...VIEW_REPORT, ...missing })).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: 'Choose a view and a file format: CSV or Excel.',
      });
  });

  it("allows only store views in another person's report, but keeps a private view that this person has attached, and hides the name of the private view", async () => {
    const [own, store, maras] = [
      await view(sam, 'HOG', '', 'Private'),
      await view(null, 'HOG', '', 'Everyone’s'),
      await view(mara, 'HOG', '', 'Hers'),
    ];
    const reportForSam = { ...VIEW_REPORT, employeeId: sam.viewer.employeeId, fileFormat: 'csv' } as const;
    for (const viewId of [own, maras])
      await expect(saveSubscription(mara, { ...reportForSam, viewId })).rejects.toMatchObject(
        VIEW_NOT_FOUND_ERROR,
      );
    const forSam = await saveSubscription(mara, { ...reportForSam, viewId: store });
    expect((await send(mara, forSam))?.to).toMatchObject({ text: expect.stringContaining('Sam Rivera') });
    const { id } = await subscribe(sam, own);
    const changed = await saveSubscription(mara, { ...reportForSam, id, viewId: own, time: '08:00' });
    expect(await presentSubscriptions(mara, [changed])).toMatchObject([
      { time: '08:00', view: { id: own, list: 'HOG', name: null } },
    ]);
    expect(await presentSubscriptions(sam, [changed])).toMatchObject([{ view: { name: 'Private' } }]);
  });
});

describe('the preview', () => {
  it('shows the file name, the row count and the first rows in the preview of a report', async () => {
    const viewId = await view(sam, 'HOG', '', 'November');
    const request = { kind: 'VIEW', showsGross: false, viewId, fileFormat: 'xlsx', isPreview: true } as const;
    const email = await buildReportEmail(sam, request, { reason: '', links: [] });
    expect(email).toMatchObject({
      title: 'November',
      lead: { amount: '2', label: 'rows', note: '11/01/2026 – 11/30/2026 · Sorted by log day' },
      sections: [
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
    expect(email).not.toHaveProperty('file');
  });

  it("rejects the preview of a missing view and of another person's view over GraphQL", async () => {
    const client = await server.signInAsEmployee(sam.viewer.employeeId);
    const preview = (viewId: number | null) =>
      client.graphql('query ($v: Int) { reportPreview(kind: VIEW, viewId: $v, fileFormat: CSV) }', {
        v: viewId,
      });
    const own = await preview(await view(sam, 'UP_LOG_STATS', '', 'Ups'));
    expect(own.data.reportPreview).toContain('up-log-stats-2026-11-24.csv');
    for (const viewId of [null, 0, await view(mara, 'HOG', '', 'Hers')])
      expect((await preview(viewId)).errors).toEqual([
        expect.objectContaining({
          message: 'View not found. It may have been deleted.',
          extensions: expect.objectContaining({ code: 'NOT_FOUND' }),
        }),
      ]);
  });
});

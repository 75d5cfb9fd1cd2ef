import { TestServer } from '../../testing/testServer.ts';
import { createUnsubscribeToken } from './emails/unsubscribeTokens.ts';

let server: TestServer;
let employeeId: number;
let id: number;
let path: string;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const listReportIds = () => server.store.database.rows<{ id: number }>('select id from report_subscription');

beforeEach(async () => {
  employeeId = await server.store.insertEmployee({ name: 'Ann <b>Zorn' });
  const report = await server.store.database.row<{ id: number }>(
    `insert into report_subscription (employee_id, set_up_by, kind, weekdays, time, shows_gross, changed_at)
     values ($1, $1, 'DAY', '{1}', '07:00', false, now()) returning id`,
    [employeeId],
  );
  id = report?.id ?? 0;
  path = `/mail/end/${await createUnsubscribeToken(server.store.services, id)}`;
});

const postForm = (to: string) =>
  fetch(server.baseUrl + to, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const readPage = async (response: Promise<Response>) => {
  const { status, headers, text } = await response.then(async page => ({
    status: page.status,
    headers: page.headers,
    text: await page.text(),
  }));
  return { status, headers, text, undo: /action="([^"]+)"/.exec(text)?.[1] ?? '' };
};

const loadReport = () =>
  server.store.database.row<{ changed_at: Date }>('select * from report_subscription where id = $1', [id]);

it('shows the report and one button when a person opens the unsubscribe link, and does not end the report', async () => {
  const { status, text, headers } = await readPage(fetch(server.baseUrl + path));
  expect(status).toBe(200);
  expect(text).toContain('Turn off “Daily report”?');
  expect(text).toContain('Sent to Ann &lt;b&gt;Zorn, Mon at 7:00 AM.');
  expect(text).toContain(server.store.services.storeName);
  expect(text).toContain('<form method="post"><button>Turn off</button></form>');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await listReportIds()).toContainEqual({ id });
});

it('ends the report by the button or by an email program without a sign-in, even when the request is posted twice', async () => {
  for (const title of ['“Daily report” is turned off', 'This report is already turned off']) {
    const { status, text } = await readPage(postForm(path));
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(await listReportIds()).not.toContainEqual({ id });
  }
  expect((await readPage(fetch(server.baseUrl + path))).text).toContain('This report is already turned off');
});

it('restores the report unchanged by Undo, even when Undo is posted twice, and lets the same link end the report again', async () => {
  const original = await loadReport();
  const { undo } = await readPage(postForm(path));
  server.store.clock.advance(60_000);
  for (const _ of ['first', 'again']) {
    const { status, text } = await readPage(postForm(undo));
    expect(status).toBe(200);
    expect(text).toContain('“Daily report” is on again');
  }
  expect(await loadReport()).toEqual({ ...original, changed_at: server.store.clock.now() });
  expect((await readPage(postForm(path))).text).toContain('“Daily report” is turned off');
});

it('rejects Undo after a day, with a wrong signature, and for an inactive person', async () => {
  const { undo } = await readPage(postForm(path));
  const [ended = '', signature = ''] = undo.split('.');
  for (const link of [
    `${ended}A.${signature}`,
    `${ended}.${'A'.repeat(43)}`,
    '/mail/undo/x',
    path.replace('end', 'undo'),
  ])
    expect((await postForm(link)).status).toBe(404);
  await server.store.database.rows('update employee set is_active = false where id = $1', [employeeId]);
  expect((await postForm(undo)).status).toBe(409);
  await server.store.database.rows('update employee set is_active = true where id = $1', [employeeId]);
  server.store.clock.advance(24 * 60 * 60_000);
  expect((await postForm(undo)).status).toBe(404);
  expect(await listReportIds()).not.toContainEqual({ id });
});

it('rejects unsubscribe links with an invalid signature', async () => {
  const [, signature = ''] = path.split('.');
  const invalidLinks = [
    `/mail/end/${id}`,
    `/mail/end/${id}.${'A'.repeat(43)}`,
    `/mail/end/${id + 1}.${signature}`,
    `/mail/end/${id}.${signature}x`,
    `/mail/end/0${id}.${signature}`,
    `/mail/end/99999999999.${signature}`,
    '/mail/end/%00',
    '/mail/end/constructor',
  ];
  for (const link of invalidLinks) {
    for (const response of [await fetch(server.baseUrl + link), await postForm(link)]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This link doesn’t work');
    }
  }
  expect(await listReportIds()).toContainEqual({ id });
});

it('rejects a malformed path of an unsubscribe link', async () => {
  expect((await fetch(`${server.baseUrl}/mail/end/%E0%A4%A`)).status).toBe(400);
});

import { TestServer } from '../testing/testServer.ts';
import { endingOf } from './ending.secret.ts';

let server: TestServer;
let employee: number;
let id: number;
let path: string;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const remaining = () => server.store.database.rows<{ id: number }>('select id from report_subscription');

beforeEach(async () => {
  employee = await server.store.employee({ name: 'Ann <b>Zorn' });
  const made = await server.store.database.row<{ id: number }>(
    `insert into report_subscription (employee_id, set_up_by, kind, weekdays, time, shows_gross, changed_at)
     values ($1, $1, 'DAY', '{1}', '07:00', false, now()) returning id`,
    [employee],
  );
  id = made?.id ?? 0;
  path = `/mail/end/${await endingOf(server.store.services, id)}`;
});

const post = (to: string) =>
  fetch(server.baseUrl + to, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const pageAt = async (answer: Promise<Response>) => {
  const { status, headers, text } = await answer.then(async each => ({
    status: each.status,
    headers: each.headers,
    text: await each.text(),
  }));
  return { status, headers, text, undo: /action="([^"]+)"/.exec(text)?.[1] ?? '' };
};

const stored = () =>
  server.store.database.row<{ changed_at: Date }>('select * from report_subscription where id = $1', [id]);

it('is not ended by a look at its link, which names the report and has one button', async () => {
  const { status, text, headers } = await pageAt(fetch(server.baseUrl + path));
  expect(status).toBe(200);
  expect(text).toContain('End “The day”?');
  expect(text).toContain('For Ann &lt;b&gt;Zorn, Mon at 7:00 AM.');
  expect(text).toContain(server.store.services.storeName);
  expect(text).toContain('<form method="post"><button>End this report</button></form>');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await remaining()).toContainEqual({ id });
});

it('is ended by the button, or a mail program, without signing in; once more does no harm', async () => {
  for (const title of ['“The day” is ended', 'This report is ended']) {
    const { status, text } = await pageAt(post(path));
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(await remaining()).not.toContainEqual({ id });
  }
  expect((await pageAt(fetch(server.baseUrl + path))).text).toContain('This report is ended');
});

it('is set up again by Undo as it was, once, and its link ends it again', async () => {
  const before = await stored();
  const { undo } = await pageAt(post(path));
  server.store.clock.advance(60_000);
  for (const _ of ['first', 'again']) {
    const { status, text } = await pageAt(post(undo));
    expect(status).toBe(200);
    expect(text).toContain('“The day” is set up again');
  }
  expect(await stored()).toEqual({ ...before, changed_at: server.store.clock.now() });
  expect((await pageAt(post(path))).text).toContain('“The day” is ended');
});

it('rejects Undo after a day, with another signature, and for an inactive person', async () => {
  const { undo } = await pageAt(post(path));
  const [ended = '', signature = ''] = undo.split('.');
  for (const link of [
    `${ended}A.${signature}`,
    `${ended}.${'A'.repeat(43)}`,
    '/mail/undo/x',
    path.replace('end', 'undo'),
  ])
    expect((await post(link)).status).toBe(404);
  await server.store.database.rows('update employee set is_active = false where id = $1', [employee]);
  expect((await post(undo)).status).toBe(409);
  await server.store.database.rows('update employee set is_active = true where id = $1', [employee]);
  server.store.clock.advance(24 * 60 * 60_000);
  expect((await post(undo)).status).toBe(404);
  expect(await remaining()).not.toContainEqual({ id });
});

it('is not ended by a link that is none of ours', async () => {
  const [, signature = ''] = path.split('.');
  const bad = [
    `/mail/end/${id}`,
    `/mail/end/${id}.${'A'.repeat(43)}`,
    `/mail/end/${id + 1}.${signature}`,
    `/mail/end/${id}.${signature}x`,
    `/mail/end/0${id}.${signature}`,
    `/mail/end/99999999999.${signature}`,
    '/mail/end/%00',
    '/mail/end/constructor',
  ];
  for (const link of bad) {
    for (const answer of [await fetch(server.baseUrl + link), await post(link)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This link is not good');
    }
  }
  expect(await remaining()).toContainEqual({ id });
});

it('holds against a path that cannot be read', async () => {
  expect((await fetch(`${server.baseUrl}/mail/end/%E0%A4%A`)).status).toBe(400);
});

import { TestServer } from '../testing/testServer.ts';
import { endingOf } from './ending.secret.ts';

let server: TestServer;
let id: number;
let path: string;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const remaining = () => server.store.database.rows<{ id: number }>('select id from report_subscription');

beforeEach(async () => {
  const employee = await server.store.employee();
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

it('is not ended by a look at its link, which has one button', async () => {
  const page = await fetch(server.baseUrl + path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post"><button>End this report</button></form>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await remaining()).toContainEqual({ id });
});

it('is ended by the button, or a mail program, without signing in; once more does no harm', async () => {
  for (const _ of ['first', 'again']) {
    const answer = await post(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('It is ended');
    expect(await remaining()).not.toContainEqual({ id });
  }
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

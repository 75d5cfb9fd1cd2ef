import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestMailServer } from '../api/src/testing/testMailServer.ts';
import { buildStale } from '../scripts/build.ts';
import { SingleDatabase } from './databases.ts';
import { SupervisedServer } from './server.ts';
import { createTwoSessions } from './store.ts';

const DEAL_COUNT = 3_000;
const MAIL_DELAY_MS = 3_000;

let database: SingleDatabase;
let server: SupervisedServer;

beforeAll(async () => {
  expect((await buildStale('api')).code).toBe(0);
  database = await SingleDatabase.start();
});
afterAll(() => database.stop());
afterEach(() => server.stop());

async function start(settings: Record<string, string> = {}): Promise<void> {
  server = await SupervisedServer.start({ DATABASE_URL: database.url, LOG_LEVEL: 'error', ...settings });
  await server.waitUntilReady();
}

/** Sends a call on a separate connection. */
async function sendCall(path: string, token: string): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${token}` };
  const request = get(server.baseUrl + path, { headers, agent: false });
  await Promise.all([
    once(request, 'finish'),
    once(request, 'socket').then(([socket]) => once(socket, 'connect')),
  ]);
  return request;
}

async function readResponse(request: ClientRequest): Promise<unknown> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return JSON.parse(Buffer.concat(await response.toArray()).toString());
}

async function runGraphql(token: string, query: string) {
  const response = await fetch(`${server.baseUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = JSON.parse(await response.text());
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

it('responds to 21 calls, including lists of all deals, that arrived just before the stop signal', async () => {
  await start();
  const people = await Promise.all(['One', 'Two', 'Three'].map(name => createTwoSessions(database, name)));
  await database.rows(
    `insert into deal (number, added_date, customer_name, notes)
     select number, '2026-01-01', 'Customer ' || number, repeat('x', 300) from generate_series(1, $1::integer) as number`,
    [DEAL_COUNT],
  );
  const list = '/api/deals/getallemployeedeals?startDate=2026-01-01&endDate=2026-01-31';
  const day = '/api/deals/getdeals?date=2026-02-01';
  const { pid = 0 } = server;
  process.kill(pid, 'SIGSTOP'); // simulates a busy server
  const calls = await Promise.all(
    people.flatMap(({ admin, office }) => [
      ...[admin, office].map(token => sendCall(list, token)),
      ...[day, day, day, day, day].map(path => sendCall(path, admin)),
    ]),
  );
  const responses = Promise.all(calls.map(readResponse));
  const stopped = server.stop();
  process.kill(pid, 'SIGCONT');
  const lengths = ((await responses) as unknown[][]).map(({ length }) => length);
  expect(lengths).toEqual(people.flatMap(() => [DEAL_COUNT, DEAL_COUNT, 0, 0, 0, 0, 0]));
  expect(await stopped).toBe(0);
});

it('stores a report as sent when the mail server took three seconds to accept it during the stop', async () => {
  const mailServer = await TestMailServer.start();
  try {
    await start({ SMTP_URL: mailServer.url, MAIL_FROM: 'Salesfloor <sales@store.example>' });
    const { admin } = await createTwoSessions(database, 'Mailed');
    const { saveReportSubscription: report } = await runGraphql(
      admin,
      `mutation { saveReportSubscription(kind: TICK_SHEET, showsGross: false, weekdays: [1], time: "23:55") { id } }`,
    );
    mailServer.responseDelayMs = MAIL_DELAY_MS;
    await runGraphql(admin, `mutation { sendReportNow(id: ${report.id}) { id } }`);
    while (mailServer.received === 0) await sleep(20);
    expect(await server.stop()).toBe(0);
    const sent = await database.rows('select state, detail from report_sending');
    expect(sent).toEqual([{ state: 'SENT', detail: null }]);
    expect(mailServer.accepted).toHaveLength(1);
  } finally {
    await mailServer.stop();
  }
});

import { TestMailServer } from '../../testing/testMailServer.ts';
import { type Mail, Mailer, MailRejectedError } from './mailer.ts';

const SHORT_TIMEOUTS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 3_000,
};

const mail: Mail = {
  to: { name: 'Sam "S" Rivera, <b>', address: 'sam@store.example' },
  subject: 'The day – Nov 24\r\nBcc: everyone@store.example',
  text: 'Yesterday: 4',
  html: '<p>Yesterday: 4</p>',
  messageId: '<report.1.2026-11-24@store.example>',
  unsubscribeUrl: 'https://sales.store.example/mail/end/1.abc',
};

let server: TestMailServer;
let mailer: Mailer;

beforeEach(async () => {
  server = await TestMailServer.start();
  mailer = new Mailer({ smtpUrl: server.url, from: 'Salesfloor <sales@store.example>' }, SHORT_TIMEOUTS);
});
afterEach(() => server.stop());

test('delivers an email unchanged, and adds no header for a line break in its subject', async () => {
  await mailer.send(mail);
  const [delivered] = server.accepted;
  expect(delivered?.from?.text).toBe('"Salesfloor" <sales@store.example>');
  expect(delivered?.to).toMatchObject({
    value: [{ name: 'Sam "S" Rivera, <b>', address: 'sam@store.example' }],
  });
  expect(delivered?.subject).toBe('The day – Nov 24 Bcc: everyone@store.example');
  expect(delivered?.bcc).toBeUndefined();
  expect(delivered?.text?.trim()).toBe('Yesterday: 4');
  expect(delivered?.html).toContain('<p>Yesterday: 4</p>');
  expect(delivered?.messageId).toBe('<report.1.2026-11-24@store.example>');
  const headers = delivered?.headerLines.map(({ line }) => line.replace(/\s+/g, ' '));
  expect(headers).toContain('List-Unsubscribe: <https://sales.store.example/mail/end/1.abc>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('reports a permanently rejected address differently from errors that can be retried', async () => {
  server.behavior = 'refuses';
  await expect(mailer.send(mail)).rejects.toThrow(MailRejectedError);
  await expect(mailer.send(mail)).rejects.toThrow('No such mailbox here');
  for (const manner of ['comes back later', 'cuts', 'is slow'] as const) {
    server.behavior = manner;
    const error = await mailer.send(mail).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRejectedError);
  }
  expect(server.accepted).toEqual([]);
  server.behavior = 'accepts';
  await mailer.send(mail);
  expect(server.accepted).toHaveLength(1);
});

test('reports an unavailable mail server as an error that can be retried', async () => {
  const offlineMailer = new Mailer(
    { smtpUrl: 'smtp://127.0.0.1:1', from: 'sales@store.example' },
    SHORT_TIMEOUTS,
  );
  const error = await offlineMailer.send(mail).catch((error: unknown) => error);
  expect(error).toMatchObject({ code: 'ESOCKET' });
  expect(error).not.toBeInstanceOf(MailRejectedError);
});

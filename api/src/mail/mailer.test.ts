import { TestMailServer } from '../testing/testMailServer.ts';
import { type Mail, Mailer, MailRefused } from './mailer.ts';

const QUICK = {
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
  endedAt: 'https://sales.store.example/mail/end/1.abc',
};

let server: TestMailServer;
let mailer: Mailer;

beforeEach(async () => {
  server = await TestMailServer.start();
  mailer = new Mailer({ smtpUrl: server.url, from: 'Salesfloor <sales@store.example>' }, QUICK);
});
afterEach(() => server.stop());

test('a mail arrives as it was written, and a line break in its subject adds no line to its head', async () => {
  await mailer.send(mail);
  const [arrived] = server.accepted;
  expect(arrived?.from?.text).toBe('"Salesfloor" <sales@store.example>');
  expect(arrived?.to).toMatchObject({
    value: [{ name: 'Sam "S" Rivera, <b>', address: 'sam@store.example' }],
  });
  expect(arrived?.subject).toBe('The day – Nov 24 Bcc: everyone@store.example');
  expect(arrived?.bcc).toBeUndefined();
  expect(arrived?.text?.trim()).toBe('Yesterday: 4');
  expect(arrived?.html).toContain('<p>Yesterday: 4</p>');
  expect(arrived?.messageId).toBe('<report.1.2026-11-24@store.example>');
  const heads = arrived?.headerLines.map(({ line }) => line.replace(/\s+/g, ' '));
  expect(heads).toContain('List-Unsubscribe: <https://sales.store.example/mail/end/1.abc>');
  expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an address that is refused for good is told apart from what may be tried again', async () => {
  server.manner = 'refuses';
  await expect(mailer.send(mail)).rejects.toThrow(MailRefused);
  await expect(mailer.send(mail)).rejects.toThrow('No such mailbox here');
  for (const manner of ['comes back later', 'cuts', 'is slow'] as const) {
    server.manner = manner;
    const error = await mailer.send(mail).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  }
  expect(server.accepted).toEqual([]);
  server.manner = 'accepts';
  await mailer.send(mail);
  expect(server.accepted).toHaveLength(1);
});

test('a mail server that is away is an error that may be tried again', async () => {
  const away = new Mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'sales@store.example' }, QUICK);
  const error = await away.send(mail).catch((error: unknown) => error);
  expect(error).toMatchObject({ code: 'ESOCKET' });
  expect(error).not.toBeInstanceOf(MailRefused);
});

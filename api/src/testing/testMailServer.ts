import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The server's behavior for the next emails. */
type MailServerBehavior = 'accepts' | 'refuses' | 'comes back later' | 'is slow' | 'cuts';

/** A real mail server on a free port that stores the accepted emails. */
export class TestMailServer {
  readonly accepted: ParsedMail[] = [];
  behavior: MailServerBehavior = 'accepts';
  /** Number of recipients that clients have sent. */
  tries = 0;
  /** Number of emails received completely. */
  received = 0;
  /** Delay of the server's response to an email. */
  responseDelayMs = 0;
  private readonly server: SMTPServer;

  private constructor(server: SMTPServer) {
    this.server = server;
  }

  /** @param port the port; 0 means any free port */
  static async start(port = 0): Promise<TestMailServer> {
    const options: SMTPServerOptions = {
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
    };
    const mails: TestMailServer = new TestMailServer(
      new SMTPServer({
        ...options,
        onRcptTo: (_address, _session, done) => mails.handleRecipient(done),
        onData: (stream, _session, done) => void mails.handleData(stream, done),
      }),
    );
    mails.server.on('error', () => undefined); // This error comes from a connection that the server itself cuts.
    mails.server.listen(port, '127.0.0.1');
    await once(mails.server.server, 'listening');
    return mails;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  stop = (): Promise<void> => new Promise(resolve => this.server.close(() => resolve()));

  private handleRecipient(done: (error?: Error) => void): void {
    this.tries += 1;
    if (this.behavior === 'refuses') done(createSmtpError(550, 'No such mailbox here'));
    else if (this.behavior === 'comes back later') done(createSmtpError(451, 'Greylisted, try again later'));
    else done();
  }

  private async handleData(stream: NodeJS.ReadableStream, done: (error?: Error) => void): Promise<void> {
    if (this.behavior === 'cuts') {
      for (const { _socket: socket } of this.connections) socket.destroy();
      return;
    }
    const mail = await simpleParser(stream as Parameters<typeof simpleParser>[0]);
    this.received += 1;
    if (this.behavior === 'is slow') return; // The server never responds.
    await sleep(this.responseDelayMs);
    this.accepted.push(mail);
    done();
  }

  /** smtp-server has no other way to cut a connection. */
  private get connections(): Iterable<{ _socket: { destroy(): void } }> {
    return (this.server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections;
  }
}

const createSmtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

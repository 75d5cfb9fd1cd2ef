import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the mail server does with whatever comes next. */
type Manner = 'accepts' | 'refuses' | 'comes back later' | 'is slow' | 'cuts';

/** A real mail server on a free port: it keeps what it has accepted. */
export class TestMailServer {
  readonly accepted: ParsedMail[] = [];
  manner: Manner = 'accepts';
  /** How many recipients were named to it. */
  tries = 0;
  /** How many mails were sent to it whole. */
  received = 0;
  /** How long it takes to answer one. */
  answerAfterMs = 0;
  private readonly server: SMTPServer;

  private constructor(server: SMTPServer) {
    this.server = server;
  }

  /** @param port where it listens; 0: any free port */
  static async start(port = 0): Promise<TestMailServer> {
    const options: SMTPServerOptions = {
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
    };
    const mails: TestMailServer = new TestMailServer(
      new SMTPServer({
        ...options,
        onRcptTo: (_address, _session, done) => mails.named(done),
        onData: (stream, _session, done) => void mails.take(stream, done),
      }),
    );
    mails.server.on('error', () => undefined); // of a connection that it cuts itself
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

  private named(done: (error?: Error) => void): void {
    this.tries += 1;
    if (this.manner === 'refuses') done(answer(550, 'No such mailbox here'));
    else if (this.manner === 'comes back later') done(answer(451, 'Greylisted, try again later'));
    else done();
  }

  private async take(stream: NodeJS.ReadableStream, done: (error?: Error) => void): Promise<void> {
    if (this.manner === 'cuts') {
      for (const { _socket: socket } of this.connections) socket.destroy();
      return;
    }
    const mail = await simpleParser(stream as Parameters<typeof simpleParser>[0]);
    this.received += 1;
    if (this.manner === 'is slow') return; // it never answers
    await sleep(this.answerAfterMs);
    this.accepted.push(mail);
    done();
  }

  /** smtp-server has no other way to cut a connection in the middle. */
  private get connections(): Iterable<{ _socket: { destroy(): void } }> {
    return (this.server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections;
  }
}

const answer = (responseCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { responseCode });

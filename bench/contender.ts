import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../api/src/embeddedPostgres/freePort.ts';
import { Caller, type Request } from './caller.ts';
import type { Question } from './questions.ts';

const READY_MS = 180_000;
/** A measurement sends more than any person. */
const UNLIMITED = '1000000000000';
const CPU_METER = new URL('cpuMeter.ts', import.meta.url).href;

/** A server in a process of its own that answers the questions over HTTP: ours, or the floor. */
export class Contender {
  private readonly child: ChildProcess;
  private readonly port: number;
  private readonly caller: Caller;
  private readonly requestOf: (question: Question) => Request;

  private constructor(child: ChildProcess, port: number, requestOf: (question: Question) => Request) {
    this.child = child;
    this.port = port;
    this.caller = new Caller(port);
    this.requestOf = requestOf;
  }

  /** The product as `npm start` runs it, over a database that it migrates. */
  static ours(url: string, token: string): Promise<Contender> {
    const args = ['--enable-source-maps', 'api/dist/main.js'];
    const env = {
      DATABASE_URL: url,
      DEMO_DATA: 'off',
      LOCAL_SIGN_IN: 'on',
      QUERY_BUDGET: UNLIMITED,
      ANALYSIS_BUDGET: UNLIMITED,
    };
    return Contender.start(args, env, '/readyz', ({ body }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body(),
    }));
  }

  /** Bare `node:http` that sends PostgreSQL's JSON text. */
  static floor(url: string): Promise<Contender> {
    return Contender.start(['bench/floor/server.ts'], { DATABASE_URL: url }, '/', ({ floor, values }) => ({
      method: 'GET',
      path: `/${floor}?${values?.()
        .map(value => `value=${value}`)
        .join('&')}`,
    }));
  }

  private static async start(
    args: string[],
    settings: Record<string, string>,
    readyPath: string,
    requestOf: (question: Question) => Request,
  ): Promise<Contender> {
    const { PATH, HOME, TMPDIR } = process.env;
    const port = await freePort();
    const child = spawn(process.execPath, ['--import', CPU_METER, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH, HOME, TMPDIR, NODE_NO_WARNINGS: '1', PORT: String(port), ...settings },
    });
    const contender = new Contender(child, port, requestOf);
    try {
      await contender.untilReady(readyPath);
      return contender;
    } catch (error) {
      await contender.stop();
      throw error;
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @throws when the answer is not a success */
  answer(question: Question): Promise<Buffer> {
    return this.caller.call(this.requestOf(question));
  }

  /** The data of a GraphQL answer. @throws when it is refused */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const request = this.requestOf({ body: () => JSON.stringify({ query, variables }) } as Question);
    const { data, errors } = JSON.parse((await this.caller.call(request)).toString());
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  /** What an address answers to anyone. @throws when it is refused */
  get(path: string): Promise<Buffer> {
    return this.caller.call({ method: 'GET', path });
  }

  /** A second client of the same server, over a connection of its own. */
  another(): { answer(question: Question): Promise<Buffer>; close(): void } {
    const caller = new Caller(this.port);
    return { answer: question => caller.call(this.requestOf(question)), close: () => caller.close() };
  }

  /** The CPU time that the process has used so far. */
  async cpuMs(): Promise<number> {
    this.child.send('cpu');
    const [{ cpuMicros }] = (await once(this.child, 'message')) as [{ cpuMicros: number }];
    return cpuMicros / 1_000;
  }

  async stop(): Promise<void> {
    this.caller.close();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  private async untilReady(path: string): Promise<void> {
    for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(50)) {
      if (this.child.exitCode !== null) throw new Error('A server under measurement did not start.');
      const answer = await this.caller.call({ method: 'GET', path }).catch(() => undefined);
      if (answer) return;
    }
    throw new Error(`A server under measurement did not become ready within ${READY_MS / 1000} s.`);
  }
}

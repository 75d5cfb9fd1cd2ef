import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../api/src/embeddedPostgres/freePort.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_MS = 200_000;
const BETWEEN_STARTS_MS = 200;

/**
 * The built product in a process of its own, as `npm start` runs it, started again whenever it ends: by a supervisor
 * such as every server has.
 */
export class Server {
  readonly baseUrl: string;
  /** Sentences about what a server must never do. */
  readonly misdeeds: string[] = [];
  private root: string;
  private readonly settings: Record<string, string>;
  private readonly lines: string[] = [];
  private child: ChildProcess | undefined;
  private wasReady = false;
  private isWanted = true;
  private isExpectedToEnd = false;

  private constructor(port: number, settings: Record<string, string>, root: string) {
    this.root = root;
    this.baseUrl = `http://127.0.0.1:${port}`;
    this.settings = { PORT: String(port), PUBLIC_URL: this.baseUrl, ...settings };
  }

  /**
   * @param settings variables of docs/OPERATIONS.md, Configuration; nothing of the tester's own reaches the server
   * @param root of the build that it runs
   */
  static async start(settings: Record<string, string>, root = ROOT): Promise<Server> {
    const server = new Server(await freePort(), settings, root);
    server.spawn();
    return server;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** All of its output, over all restarts. */
  get output(): string {
    return this.lines.join('');
  }

  /** Ends it by this signal, and waits until it has ended; the supervisor then starts the next one. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.isExpectedToEnd = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops it in an orderly way; what the supervisor then starts is this build, by default the one under test. */
  async become(root = ROOT): Promise<void> {
    this.root = root;
    await this.end('SIGTERM');
  }

  /** Resolves once it is ready for calls. @throws when it is not within minutes */
  async ready(): Promise<void> {
    for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(50)) {
      const answer = await fetch(`${this.baseUrl}/readyz`).catch(() => undefined);
      await answer?.body?.cancel();
      if (!answer?.ok) continue;
      this.wasReady = true;
      return;
    }
    throw new Error(`A server did not become ready. Its output:\n${this.output}`);
  }

  /** Ends it for good. Returns the exit code of its last life. */
  async stop(): Promise<number | null> {
    this.isWanted = false;
    await this.end('SIGTERM');
    return this.child?.exitCode ?? null;
  }

  private spawn(): void {
    const { PATH, HOME, TMPDIR } = process.env;
    this.wasReady = false;
    this.isExpectedToEnd = false;
    const child = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
      cwd: this.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH,
        HOME,
        TMPDIR,
        NODE_NO_WARNINGS: '1',
        LOCAL_SIGN_IN: 'on',
        DEMO_DATA: 'off',
        ...this.settings,
      },
    });
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', chunk => this.lines.push(String(chunk)));
    }
    const killWithUs = () => child.kill('SIGKILL');
    process.once('exit', killWithUs);
    child.once('exit', (code, signal) => {
      process.off('exit', killWithUs);
      this.ended(`code ${code}, signal ${signal}`);
    });
    this.child = child;
  }

  private ended(how: string): void {
    if (this.wasReady && !this.isExpectedToEnd) {
      this.misdeeds.push(`A server that had been ready ended by itself (${how}).`);
    }
    if (this.isWanted) setTimeout(() => this.isWanted && this.spawn(), BETWEEN_STARTS_MS);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../api/src/platform/embeddedPostgres/launch.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAX_START_MS = 200_000;
const RESTART_DELAY_MS = 200;

/**
 * The built product in a separate process, as `npm start` runs it.
 * The process is restarted whenever it ends, as a supervisor of a server would restart it.
 */
export class SupervisedServer {
  readonly baseUrl: string;
  /** Messages about behavior that a server must never show. */
  readonly faults: string[] = [];
  private root: string;
  private readonly settings: Record<string, string>;
  private readonly lines: string[] = [];
  private child: ChildProcess | undefined;
  private wasReady = false;
  private shouldRun = true;
  private isExpectedToEnd = false;

  private constructor(port: number, settings: Record<string, string>, root: string) {
    this.root = root;
    this.baseUrl = `http://127.0.0.1:${port}`;
    this.settings = { PORT: String(port), PUBLIC_URL: this.baseUrl, ...settings };
  }

  /**
   * Starts a server.
   * @param settings variables of docs/OPERATIONS.md, Configuration; the server gets no other variables of the
   * tester's environment
   * @param root the folder of its build
   */
  static async start(settings: Record<string, string>, root = ROOT): Promise<SupervisedServer> {
    const server = new SupervisedServer(await findFreePort(), settings, root);
    server.spawn();
    return server;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The output of the process, including all restarts. */
  get output(): string {
    return this.lines.join('');
  }

  /**
   * Ends the process with this signal and waits for its exit. The supervisor then starts the next process.
   */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.isExpectedToEnd = true;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /**
   * Stops the process gracefully. The supervisor then starts the build in this folder, by default the build
   * under test.
   */
  async switchBuild(root = ROOT): Promise<void> {
    this.root = root;
    await this.end('SIGTERM');
  }

  /** Resolves once the server is ready for calls. @throws when it is not ready within minutes */
  async waitUntilReady(): Promise<void> {
    for (const deadline = Date.now() + MAX_START_MS; Date.now() < deadline; await sleep(50)) {
      const response = await fetch(`${this.baseUrl}/readyz`).catch(() => undefined);
      await response?.body?.cancel();
      if (!response?.ok) continue;
      this.wasReady = true;
      return;
    }
    throw new Error(`A server did not become ready. Its output:\n${this.output}`);
  }

  /** Stops the server permanently. Returns the exit code of the last process. */
  async stop(): Promise<number | null> {
    this.shouldRun = false;
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
    const killOnExit = () => child.kill('SIGKILL');
    process.once('exit', killOnExit);
    child.once('exit', (code, signal) => {
      process.off('exit', killOnExit);
      this.handleExit(`code ${code}, signal ${signal}`);
    });
    this.child = child;
  }

  private handleExit(exitStatus: string): void {
    if (this.wasReady && !this.isExpectedToEnd) {
      this.faults.push(`A server that had been ready ended unexpectedly (${exitStatus}).`);
    }
    if (this.shouldRun) setTimeout(() => this.shouldRun && this.spawn(), RESTART_DELAY_MS);
  }
}

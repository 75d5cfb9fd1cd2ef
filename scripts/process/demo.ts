import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium, type StoredSession, startSessionInBrowser } from '../test/browser.ts';
import { startBuiltServer } from './builtServer.ts';

/** The built product with a separate demo store, and a browser for it. */
export interface Demo {
  readonly baseUrl: string;
  readonly browser: Browser;
  /** Signs in a demo person. Resolves to the session that the browser stores. */
  signIn(name: string): Promise<StoredSession>;
}

/** Runs some work on a new demo. Removes the demo afterwards, even if the work fails. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'salesfloor-demo-'));
  const server = await startBuiltServer({ DATA_DIR: join(folder, 'data'), WORKER: 'off' });
  try {
    const browser = await launchChromium();
    const { baseUrl } = server;
    await work({ baseUrl, browser, signIn: name => startSessionInBrowser(browser, baseUrl, name) });
    await browser.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

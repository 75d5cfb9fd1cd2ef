import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../test/browser.ts';
import { beginSession, type StoredSession } from '../test/signIn.ts';
import { startBuiltServer } from './builtServer.ts';

/** The built product over a demo store of its own, and a browser to look at it. */
export interface Demo {
  readonly baseUrl: string;
  readonly browser: Browser;
  /** Signs one of the demo people in; resolves to what a browser stores of that. */
  signIn(name: string): Promise<StoredSession>;
}

/** Does some work on a demo, which is gone afterwards, also when something fails. */
export async function onDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'salesfloor-demo-'));
  const server = await startBuiltServer({ DATA_DIR: join(folder, 'data'), WORKER: 'off' });
  try {
    const browser = await launchChromium();
    const { baseUrl } = server;
    await work({ baseUrl, browser, signIn: name => beginSession(browser, baseUrl, name) });
    await browser.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

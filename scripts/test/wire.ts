import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const REST_MS = 2_000;

/** What has come over the wire to a page, headers included. */
export class Wire {
  requests = 0;
  bytes = 0;
  scriptBytes = 0;
  private readonly scripts = new Set<string>();
  private lastHeard = performance.now();

  /** Counts from now on, with nothing in the browser's cache. */
  static async of(line: CDPSession): Promise<Wire> {
    const wire = new Wire();
    line.on('Network.requestWillBeSent', () => wire.hear());
    line.on('Network.dataReceived', () => wire.hear());
    line.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') wire.scripts.add(requestId);
    });
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      wire.hear();
      wire.requests++;
      wire.bytes += encodedDataLength;
      if (wire.scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
    });
    await line.send('Network.enable');
    await line.send('Network.clearBrowserCache');
    return wire;
  }

  /** Resolves once nothing has been asked and nothing has come for a while. */
  async atRest(): Promise<void> {
    while (performance.now() - this.lastHeard < REST_MS) await sleep(REST_MS / 10);
  }

  private hear(): void {
    this.lastHeard = performance.now();
  }
}

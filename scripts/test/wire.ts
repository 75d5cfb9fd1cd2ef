import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const REST_MS = 2_000;

/** What has come over the wire to a page, headers included. */
export class Wire {
  /** The addresses of what has come, in their order. */
  readonly requests: string[] = [];
  bytes = 0;
  scriptBytes = 0;
  private readonly scripts = new Set<string>();
  private readonly addresses = new Map<string, string>();
  private lastHeard = performance.now();

  /** Counts from now on, with nothing in the browser's cache. */
  static async of(line: CDPSession): Promise<Wire> {
    const wire = new Wire();
    line.on('Network.requestWillBeSent', () => wire.note());
    line.on('Network.dataReceived', () => wire.note());
    line.on('Network.responseReceived', ({ requestId, type, response }) => {
      wire.addresses.set(requestId, response.url);
      if (type === 'Script') wire.scripts.add(requestId);
    });
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      wire.note();
      wire.requests.push(wire.addresses.get(requestId) ?? '');
      wire.bytes += encodedDataLength;
      if (wire.scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
    });
    await line.send('Network.enable');
    await line.send('Network.clearBrowserCache');
    return wire;
  }

  /** Resolves once nothing was sent and nothing received for a while. */
  async atRest(): Promise<void> {
    while (performance.now() - this.lastHeard < REST_MS) await sleep(REST_MS / 10);
  }

  private note(): void {
    this.lastHeard = performance.now();
  }
}

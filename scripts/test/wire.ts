import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

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

  /** Resolves once the network has been idle for a while. */
  async waitUntilIdle(): Promise<void> {
    while (performance.now() - this.lastActivityAt < IDLE_MS) await sleep(IDLE_MS / 10);
  }

  private recordActivity(): void {
    this.lastActivityAt = performance.now();
  }
}

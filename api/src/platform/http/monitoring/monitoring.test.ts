import { setTimeout as sleep } from 'node:timers/promises';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';
import { waitUntil } from '../../../testing/timing.ts';
import { findFreePort } from '../../embeddedPostgres/launch.ts';
import { serveMetrics } from './monitoring.ts';

describe('metrics endpoint', () => {
  let server: TestServer;
  let desk: TestClient;
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    server = await TestServer.start();
    desk = await server.signInAs(0);
    port = await findFreePort();
    stop = await serveMetrics({ host: '127.0.0.1', port }, server.metrics);
  });
  afterAll(async () => {
    await stop();
    await server.stop();
  });

  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  it('counts requests by route and status, without any text from clients', async () => {
    await desk.get('/api/auth/verify');
    await desk.get('/api/auth/verify');
    await server.anonymous.get('/api/made/up');
    const formatCounter = (route: string, status: number) =>
      `salesfloor_request_seconds_count{method="GET",route="${route}",status="${status}"}`;
    // Retries, because a response may arrive before the request is counted.
    let text = '';
    await waitUntil(async () => {
      text = await readMetrics();
      return [`${formatCounter('/api/auth/verify', 200)} 2`, `${formatCounter('/api', 401)} 1`].every(line =>
        text.includes(line),
      );
    });
    expect(text).not.toContain('made');
  });

  it('reports figures of the connection pool, the live streams and the process', async () => {
    const text = await readMetrics();
    expect(text).toMatch(/^salesfloor_database_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^salesfloor_database_waiting 0$/m);
    expect(text).toMatch(/^salesfloor_live_streams 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('reports the longest block of the event loop since the metrics were last read', async () => {
    const blocker = new Int32Array(new SharedArrayBuffer(4));
    let maxSeconds = 0;
    for (let tries = 0; tries < 20 && maxSeconds < 0.2; tries++) {
      Atomics.wait(blocker, 0, 0, 250);
      await sleep(50);
      const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await readMetrics()) ?? [];
      maxSeconds = Number(seconds);
    }
    expect(maxSeconds).toBeGreaterThanOrEqual(0.2);
  });

  it('does not respond on the public port', async () => {
    expect((await desk.get('/metrics')).text).not.toContain('salesfloor_request_seconds');
  });

  it('reports the environment variable to change if the port is taken', async () => {
    const secondServer = serveMetrics({ host: '127.0.0.1', port }, server.metrics);
    await expect(secondServer).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or set METRICS_PORT to another port.`,
    );
  });
});

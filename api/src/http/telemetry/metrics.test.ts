import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../embeddedPostgres/freePort.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { serveMetrics } from './metricsServer.ts';

describe('metrics', () => {
  let server: TestServer;
  let desk: TestClient;
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    server = await TestServer.start();
    desk = await server.as(0);
    port = await freePort();
    stop = await serveMetrics({ host: '127.0.0.1', port }, server.metrics);
  });
  afterAll(async () => {
    await stop();
    await server.stop();
  });

  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  it('count requests by route and status, without anything a client made up', async () => {
    await desk.get('/api/auth/verify');
    await desk.get('/api/auth/verify');
    await server.anonymous.get('/api/made/up');
    const counted = (route: string, status: number) =>
      `salesfloor_request_seconds_count{method="GET",route="${route}",status="${status}"}`;
    // An answer may arrive before its end is counted.
    let text = '';
    await waitUntil(async () => {
      text = await read();
      return [`${counted('/api/auth/verify', 200)} 2`, `${counted('/api', 401)} 1`].every(line =>
        text.includes(line),
      );
    });
    expect(text).not.toContain('made');
  });

  it('describe the pool, the live streams and the process', async () => {
    const text = await read();
    expect(text).toMatch(/^salesfloor_database_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^salesfloor_database_waiting 0$/m);
    expect(text).toMatch(/^salesfloor_live_streams 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('say how long the event loop stood at most since they were read', async () => {
    const standing = new Int32Array(new SharedArrayBuffer(4));
    let most = 0;
    for (let tries = 0; tries < 20 && most < 0.2; tries++) {
      Atomics.wait(standing, 0, 0, 250);
      await sleep(50);
      const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await read()) ?? [];
      most = Number(seconds);
    }
    expect(most).toBeGreaterThanOrEqual(0.2);
  });

  it('are nowhere on the public port', async () => {
    expect((await desk.get('/metrics')).text).not.toContain('salesfloor_request_seconds');
  });

  it('name the setting to change when the port is taken', async () => {
    const taken = serveMetrics({ host: '127.0.0.1', port }, server.metrics);
    await expect(taken).rejects.toThrow(
      `Port ${port} is taken: stop what listens there, or set METRICS_PORT`,
    );
  });
});

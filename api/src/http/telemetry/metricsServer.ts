import { createServer } from 'node:http';
import type { Config } from '../../config.ts';
import { listen } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a separate port, never on the public one.
 * @returns a function that stops the server
 */
export async function serveMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const { registry } = metrics;
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    const text = await registry.metrics();
    res.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await listen(server, { host, port, variable: 'METRICS_PORT' });
  metrics.watchProcess();
  return async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
}

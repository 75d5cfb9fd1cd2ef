import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { pino } from 'pino';
import { createLocalProvider } from '../modules/auth/localProvider/localProvider.ts';
import { requireViewer } from '../modules/auth/requireViewer.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { AnalystPool } from '../platform/database/analystPool.ts';
import { Budgets } from '../platform/http/limits/budgets.ts';
import { CallLimiter } from '../platform/http/limits/callLimiter.ts';
import { RestReadLimits } from '../platform/http/limits/restReadLimits.ts';
import { createSecurityHeaders } from '../platform/http/securityHeaders.ts';
import { createRestRouter } from '../wiring/restApi.ts';
import type { TestStore } from './testStore.ts';

/**
 * A server for sign-in tests: `/api` and the local provider. It has a fixed address, which redirects need.
 */
export class SignInServer {
  private constructor(
    readonly url: string,
    readonly config: Config,
    private readonly server: Server,
  ) {}

  /** @param count instances that respond alternately */
  static async start({ services }: TestStore, count = 1): Promise<SignInServer> {
    const instances = Array.from({ length: count }, () => express());
    let requestCount = 0;
    const server = createServer((req, res) => instances[requestCount++ % count]?.(req, res)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({ PUBLIC_URL: url, MICROSOFT_GRAPH_URL: `${url}/idp` });
    const log = pino({ level: 'silent' });
    const requireSignIn = requireViewer(services, config.session, 'rest');
    const security = createSecurityHeaders(config);
    const analystPool = new AnalystPool(services.database); // Not used in this server.
    const reads = new RestReadLimits({
      analystPool,
      budgets: new Budgets(config.limits),
      inFlight: new CallLimiter(),
    });
    for (const app of instances) {
      app.use(security.allResponses, security.documents);
      app.use('/idp', await createLocalProvider(services, config));
      app.use(
        '/api',
        createRestRouter({
          log,
          context: { services, config },
          requireSignIn,
          reads,
          displays: Router(),
        }),
      );
    }
    return new SignInServer(url, config, server);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

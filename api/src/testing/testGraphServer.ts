import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account as Microsoft Graph returns it. */
interface GraphAccount {
  readonly id: string;
  readonly displayName?: string;
  readonly mail: string | null;
  readonly userPrincipalName: string;
}

/**
 * Replaces Microsoft Graph, which cannot run here. Responds to `/v1.0/me` with the access token, which is the
 * account as JSON.
 */
export class TestGraphServer {
  private constructor(
    private readonly server: Server,
    readonly config: { readonly graphUrl: string; readonly microsoft: undefined },
  ) {}

  static async start(): Promise<TestGraphServer> {
    const server = createServer((req, res) => {
      const token = req.headers.authorization?.slice('Bearer '.length) ?? '';
      res.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from(token, 'base64url'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const graphUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new TestGraphServer(server, { graphUrl, microsoft: undefined });
  }

  toAccessToken(account: GraphAccount): string {
    return Buffer.from(JSON.stringify(account)).toString('base64url');
  }

  close(): void {
    this.server.close();
  }
}

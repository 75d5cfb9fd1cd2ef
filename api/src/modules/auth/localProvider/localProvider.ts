import { type RequestHandler, Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/context.ts';
import { getBearerToken } from '../requireViewer.ts';
import { Accounts } from './accounts.ts';
import { createInteractionRoutes } from './interaction.routes.ts';
import { buildIssuerUrl } from './localAuthority.ts';
import { createOpenIdProvider, loadSharedKeys } from './openIdProvider.ts';
import { ProviderRecords } from './providerRecords.ts';
import { PAGE_CSS } from './signInPages.ts';

/**
 * Creates the sign-in for a store without a Microsoft tenant. It uses OpenID Connect like Microsoft, but
 * people choose a person instead of typing a password. Mount it at `/idp`, before any body parser.
 */
export async function createLocalProvider(
  services: Services,
  config: Pick<Config, 'publicUrl'>,
): Promise<Router> {
  const records = new ProviderRecords(services);
  const accounts = new Accounts(records);
  const keys = await loadSharedKeys(records);
  const provider = createOpenIdProvider(config.publicUrl, { records, keys, accounts });
  const routes = Router();
  routes.use(usePublicAddress(buildIssuerUrl(config.publicUrl)));
  routes.get('/style.css', (_req, res) => {
    res.type('css').set('Cache-Control', 'max-age=300').send(PAGE_CSS);
  });
  routes.get('/v1.0/me', serveGraphUser(provider, accounts));
  routes.use(
    '/interaction',
    createInteractionRoutes(config.publicUrl, { provider, accounts, database: services.database }),
  );
  routes.use(provider.callback());
  return routes;
}

/**
 * Sets the public address on the request. A proxy may have changed the address, and the provider derives the
 * addresses of its endpoints from the request.
 */
function usePublicAddress(issuer: string): RequestHandler {
  const { host, protocol, pathname } = new URL(issuer);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    req.originalUrl = `${pathname}${req.url}`;
    next();
  };
}

/** Serves `GET /v1.0/me` like Microsoft Graph, for access tokens of the local provider. */
export function serveGraphUser(provider: Provider, accounts: Accounts): RequestHandler {
  return async (req, res) => {
    const token = await provider.AccessToken.find(getBearerToken(req) ?? '');
    const account = token?.scope?.split(' ').includes('User.Read')
      ? await accounts.find(token.accountId)
      : undefined;
    if (!account) {
      const message = 'Access token is empty, expired or invalid.';
      res.status(401).json({ error: { code: 'InvalidAuthenticationToken', message } });
      return;
    }
    const { subject: id, name: displayName, email } = account;
    res.json({ id, displayName, mail: email, userPrincipalName: email });
  };
}

import { type RequestHandler, Router } from 'express';
import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import { Accounts } from './accounts.ts';
import { graphMe } from './graphMe.ts';
import { interactionRoutes } from './interaction.routes.ts';
import { sharedKeys } from './keys.ts';
import { issuerOf } from './localAuthority.ts';
import { openIdProvider } from './openIdProvider.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import { Records } from './records.ts';

/**
 * The sign-in for a store without a Microsoft tenant: the same OpenID Connect, with demo people instead of passwords.
 * Mount it at `/idp`, before any body parser.
 */
export async function localProvider(services: Services, config: Pick<Config, 'publicUrl'>): Promise<Router> {
  const records = new Records(services);
  const accounts = new Accounts(records);
  const keys = await sharedKeys(records);
  const provider = openIdProvider(config.publicUrl, { records, keys, accounts });
  const routes = Router();
  routes.use(asCalledAt(issuerOf(config.publicUrl)));
  routes.get('/style.css', (_req, res) => {
    res.type('css').set('Cache-Control', 'max-age=300').send(PAGE_STYLE);
  });
  routes.get('/v1.0/me', graphMe(provider, accounts));
  routes.use(
    '/interaction',
    interactionRoutes(config.publicUrl, { provider, accounts, database: services.database }),
  );
  routes.use(provider.callback());
  return routes;
}

/** The provider derives its addresses from the call: it is to see the public one, whatever proxy stands before it. */
function asCalledAt(issuer: string): RequestHandler {
  const { host, protocol, pathname } = new URL(issuer);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    req.originalUrl = `${pathname}${req.url}`;
    next();
  };
}

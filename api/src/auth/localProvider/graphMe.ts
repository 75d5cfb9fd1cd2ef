import type { RequestHandler } from 'express';
import type { Provider } from 'oidc-provider';
import { getBearerToken } from '../bearer.ts';
import type { Accounts } from './accounts.ts';

/** Serves `GET /v1.0/me` like Microsoft Graph, for access tokens of the local provider. */
export function serveGraphUser(provider: Provider, accounts: Accounts): RequestHandler {
  return async (req, res) => {
    const token = await provider.AccessToken.find(getBearerToken(req) ?? '');
    const account = token?.scope?.split(' ').includes('User.Read')
      ? await accounts.find(token.accountId)
      : undefined;
    if (!account) {
      const message = 'Access token is empty, expired or not ours.';
      res.status(401).json({ error: { code: 'InvalidAuthenticationToken', message } });
      return;
    }
    const { subject: id, name: displayName, email } = account;
    res.json({ id, displayName, mail: email, userPrincipalName: email });
  };
}

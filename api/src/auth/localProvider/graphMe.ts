import type { RequestHandler } from 'express';
import type { Provider } from 'oidc-provider';
import { bearerOf } from '../bearer.ts';
import type { Accounts } from './accounts.ts';

/** `GET /v1.0/me` as Microsoft Graph answers it, for the local provider's own access tokens. */
export function graphMe(provider: Provider, accounts: Accounts): RequestHandler {
  return async (req, res) => {
    const token = await provider.AccessToken.find(bearerOf(req) ?? '');
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

import { type ReactNode, useMemo, useState } from 'react';
import type { MsalClient } from './msal';

type MsalModule = typeof import('./msal');

/**
 * Returns functions that sign in with a work account. MSAL is loaded at the first use, so that the page
 * renders without it. The caller must render the returned `msal` element, which contains MSAL's provider.
 * Both functions reject with the error of MSAL, the server or the network.
 */
export function useMsalSignIn() {
  const [msal, setMsal] = useState<ReactNode>(null);

  const actions = useMemo(() => {
    async function withMsal<Result>(run: (library: MsalModule, msalClient: MsalClient) => Promise<Result>) {
      const [library, { MsalReady }] = await Promise.all([import('./msal'), import('./MsalReady')]);
      const msalClient = await library.openMsalClient();
      try {
        await new Promise<void>(onReady =>
          setMsal(<MsalReady client={msalClient.client} onReady={onReady} />),
        );
        return await run(library, msalClient);
      } finally {
        setMsal(null);
      }
    }
    return {
      /** Redirects to the provider's account picker. The response returns `state`. */
      signInByRedirect: (state?: string) =>
        withMsal((library, msalClient) => library.signInByRedirect(msalClient, state)),
      /** Returns a token for the account of an earlier sign-in. */
      acquireTokenSilently: () => withMsal((library, msalClient) => library.acquireTokenSilently(msalClient)),
    };
  }, []);

  return { msal, ...actions };
}

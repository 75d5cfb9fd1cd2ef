import { type ReactNode, useMemo, useState } from 'react';
import type { OpenClient } from './msal';

type Msal = typeof import('./msal');

/**
 * Signing in with a work account. MSAL is fetched when it is first asked, so that the page paints without it; its provider is
 * the `msal` that has to stand in the page. Both ways reject with what MSAL, the server or the line says.
 */
export function useMsalSignIn() {
  const [msal, setMsal] = useState<ReactNode>(null);

  const ways = useMemo(() => {
    async function withMsal<Answer>(ask: (library: Msal, opened: OpenClient) => Promise<Answer>) {
      const [library, { MsalAtRest }] = await Promise.all([import('./msal'), import('./MsalAtRest')]);
      const opened = await library.openClient();
      try {
        await new Promise<void>(onRest => setMsal(<MsalAtRest client={opened.client} onRest={onRest} />));
        return await ask(library, opened);
      } finally {
        setMsal(null);
      }
    }
    return {
      /** Leaves for the provider's account picker; `state` comes back with its answer. */
      signInByRedirect: (state?: string) =>
        withMsal((library, opened) => library.signInByRedirect(opened, state)),
      /** A token for the account of an earlier sign-in. */
      acquireTokenSilently: () => withMsal((library, opened) => library.acquireTokenSilently(opened)),
    };
  }, []);

  return { msal, ...ways };
}

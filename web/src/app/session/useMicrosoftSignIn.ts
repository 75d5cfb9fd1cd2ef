import { useEffect, useRef, useState } from 'react';
import { ApiUnreachable } from '../../lib/server/api';
import { loginErrorMessage } from '../../lib/signIn/loginErrorMessage';
import { deleteCachedSignIn, hasCachedSignIn } from '../../lib/signIn/signInCache';
import { useMsalSignIn } from '../../lib/signIn/useMsalSignIn';
import { useSession } from './SessionProvider';
import { allowAutoLogin, consumeAutoLoginBlock } from './storedSession';

/** Signs in on the login screen: automatically once if an account is cached, and by the button. */
export function useMicrosoftSignIn(initialError: string) {
  const { login } = useSession();
  const { msal, signInByRedirect, acquireTokenSilently } = useMsalSignIn();
  const [error, setError] = useState(initialError);
  const [isBusy, setIsBusy] = useState(false);
  const hasTried = useRef(false);

  useEffect(
    function signInAutomatically() {
      if (hasTried.current) return;
      hasTried.current = true;
      if (consumeAutoLoginBlock()) {
        deleteCachedSignIn();
        return;
      }
      // Offline, keeps the cached account until the connection is back.
      if (!hasCachedSignIn() || !navigator.onLine) return;
      setIsBusy(true);
      acquireTokenSilently()
        .then(login)
        .catch(deleteCachedSignIn)
        .finally(() => setIsBusy(false));
    },
    [login, acquireTokenSilently],
  );

  async function signIn() {
    allowAutoLogin();
    if (!navigator.onLine) return setError(loginErrorMessage(new ApiUnreachable()));
    setError('');
    setIsBusy(true);
    try {
      if (hasCachedSignIn()) deleteCachedSignIn();
      await signInByRedirect();
    } catch (cause) {
      deleteCachedSignIn();
      setError(loginErrorMessage(cause));
    } finally {
      setIsBusy(false);
    }
  }

  return { msal, error, isBusy, signIn };
}

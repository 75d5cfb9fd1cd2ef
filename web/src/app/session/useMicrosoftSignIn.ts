import { useEffect, useRef, useState } from 'react';
import { ApiUnreachable } from '../../lib/server/api';
import { loginErrorMessage } from '../../lib/signIn/loginErrorMessage';
import { forgetCachedSignIn, hasCachedSignIn } from '../../lib/signIn/signInCache';
import { useMsalSignIn } from '../../lib/signIn/useMsalSignIn';
import { useSession } from './SessionProvider';
import { allowAutoLogin, takeAutoLoginHold } from './storedSession';

/** The login screen's two ways in: by itself once, when an account is cached; and by the button. */
export function useMicrosoftSignIn(firstProblem: string) {
  const { login } = useSession();
  const { msal, signInByRedirect, acquireTokenSilently } = useMsalSignIn();
  const [problem, setProblem] = useState(firstProblem);
  const [isBusy, setIsBusy] = useState(false);
  const hasTried = useRef(false);

  useEffect(
    function signInByItself() {
      if (hasTried.current) return;
      hasTried.current = true;
      if (takeAutoLoginHold()) {
        forgetCachedSignIn();
        return;
      }
      // Without a line the account of an earlier sign-in is left for when there is one.
      if (!hasCachedSignIn() || !navigator.onLine) return;
      setIsBusy(true);
      acquireTokenSilently()
        .then(login)
        .catch(forgetCachedSignIn)
        .finally(() => setIsBusy(false));
    },
    [login, acquireTokenSilently],
  );

  async function signIn() {
    allowAutoLogin();
    if (!navigator.onLine) return setProblem(loginErrorMessage(new ApiUnreachable()));
    setProblem('');
    setIsBusy(true);
    try {
      if (hasCachedSignIn()) forgetCachedSignIn();
      await signInByRedirect();
    } catch (error) {
      forgetCachedSignIn();
      setProblem(loginErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { msal, problem, isBusy, signIn };
}

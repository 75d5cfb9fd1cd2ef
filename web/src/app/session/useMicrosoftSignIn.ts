import { useEffect, useRef, useState } from 'react';
import { loginErrorMessage } from '../../lib/loginErrorMessage';
import { forgetCachedSignIn, hasCachedSignIn } from '../../lib/signInCache';
import { useSession } from './SessionProvider';
import { allowAutoLogin, takeAutoLoginHold } from './storedSession';

const loadMsal = () => import('../../lib/msal');

/** The login screen's two ways in (brief §4): by itself once, when an account is cached; and by the button. */
export function useMicrosoftSignIn(firstProblem: string) {
  const { login } = useSession();
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
      if (!hasCachedSignIn()) return;
      setIsBusy(true);
      signInSilently(login)
        .catch(forgetCachedSignIn)
        .finally(() => setIsBusy(false));
    },
    [login],
  );

  async function signIn() {
    allowAutoLogin();
    setProblem('');
    setIsBusy(true);
    try {
      if (hasCachedSignIn()) forgetCachedSignIn();
      const { signInByRedirect } = await loadMsal();
      await signInByRedirect();
    } catch (error) {
      forgetCachedSignIn();
      setProblem(loginErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { problem, isBusy, signIn };
}

async function signInSilently(login: (accessToken: string) => Promise<void>): Promise<void> {
  const { acquireTokenSilently } = await loadMsal();
  const accessToken = await acquireTokenSilently();
  if (accessToken === null) throw new Error('No cached account is left.');
  await login(accessToken);
}

import { useState } from 'react';
import { inviteMessages, loginErrorMessage } from '../../lib/auth/loginErrorMessage';
import { deleteCachedSignIn } from '../../lib/auth/signInCache';
import { useMsalSignIn } from '../../lib/auth/useMsalSignIn';

/**
 * Redirects to the sign-in provider with the invite's token as the state. When the user returns, the app
 * accepts the invite as it starts.
 */
export function useInviteSignIn(token: string) {
  const { msal, signInByRedirect } = useMsalSignIn();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function signIn() {
    setProblem('');
    setIsBusy(true);
    try {
      deleteCachedSignIn();
      await signInByRedirect(token);
    } catch (error) {
      deleteCachedSignIn();
      setProblem(loginErrorMessage(error, inviteMessages));
    } finally {
      setIsBusy(false);
    }
  }

  return { msal, problem, isBusy, signIn };
}

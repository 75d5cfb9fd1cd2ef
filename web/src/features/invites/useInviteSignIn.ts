import { useState } from 'react';
import { loginErrorMessage, onInvite } from '../../lib/loginErrorMessage';
import { forgetCachedSignIn } from '../../lib/signInCache';

/** Leaves for the provider with the invite's token as the state; the start-up accepts the invite on the way back. */
export function useInviteSignIn(token: string) {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function signIn() {
    setProblem('');
    setIsBusy(true);
    try {
      forgetCachedSignIn();
      const { signInByRedirect } = await import('../../lib/msal');
      await signInByRedirect(token);
    } catch (error) {
      forgetCachedSignIn();
      setProblem(loginErrorMessage(error, onInvite));
    } finally {
      setIsBusy(false);
    }
  }

  return { problem, isBusy, signIn };
}

import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { MicrosoftSignInButton } from '../../components/forms/PlainButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { PublicPage } from '../../components/page/PublicPage';
import { toLoginErrorMessage } from '../../lib/auth/loginErrorMessage';
import { deleteCachedSignIn, hasCachedSignIn } from '../../lib/auth/signInCache';
import { useMsalSignIn } from '../../lib/auth/useMsalSignIn';
import { ApiUnreachableError } from '../../lib/restClient';
import { toInviteErrorMessage } from './inviteErrorMessage';
import { getReturnPath } from './returnPage';
import { useSession } from './SessionProvider';
import { allowAutoLogin, consumeAutoLoginBlock, readIdleMinutes } from './storedSession';

export function LoginPage() {
  const { state } = useSession();
  if (state.kind === 'signedIn') return <Navigate to={getReturnPath(state.session.user.id)} replace />;
  return <LoginCard initialError={state.kind === 'signedOut' ? state.problem : undefined} />;
}

function LoginCard({ initialError }: { initialError: string | undefined }) {
  const [searchParams] = useSearchParams();
  const idleMinutes = readIdleMinutes();
  const { msal, error, isBusy, signIn } = useMicrosoftSignIn(
    initialError ?? toInviteErrorMessage(searchParams),
  );
  return (
    <PublicPage title="Login" text="Sign in with your Microsoft account to continue">
      {idleMinutes !== null && error === '' && <IdleNote minutes={idleMinutes} />}
      <ProblemText>{error}</ProblemText>
      <MicrosoftSignInButton isBusy={isBusy} onClick={signIn} />
      {msal}
    </PublicPage>
  );
}

/** Explains why a person who did not log out has to sign in again. */
export function IdleNote({ minutes }: { minutes: number }) {
  return (
    <Box role="status" sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'row.updated', typography: 'body2' }}>
      You were signed out because you were idle for {minutes} {minutes === 1 ? 'minute' : 'minutes'}.
    </Box>
  );
}

/**
 * Signs in on the login screen: automatically once if an account is cached, and when the button is pressed.
 */
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
      // Without a connection, keeps the cached account and waits until the connection is back.
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
    if (!navigator.onLine) return setError(toLoginErrorMessage(new ApiUnreachableError()));
    setError('');
    setIsBusy(true);
    try {
      if (hasCachedSignIn()) deleteCachedSignIn();
      await signInByRedirect();
    } catch (cause) {
      deleteCachedSignIn();
      setError(toLoginErrorMessage(cause));
    } finally {
      setIsBusy(false);
    }
  }

  return { msal, error, isBusy, signIn };
}

import { Navigate, useSearchParams } from 'react-router';
import { MicrosoftSignInButton } from '../../components/forms/MicrosoftButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { PublicPage } from '../../components/page/PublicPage';
import { IdleNote } from './IdleNote';
import { inviteErrorMessage } from './inviteProblem';
import { getReturnPath } from './returnPage';
import { useSession } from './SessionProvider';
import { readIdleMinutes } from './storedSession';
import { useMicrosoftSignIn } from './useMicrosoftSignIn';

export function LoginPage() {
  const { state } = useSession();
  if (state.kind === 'signedIn') return <Navigate to={getReturnPath(state.session.user.id)} replace />;
  return <LoginCard initialError={state.kind === 'signedOut' ? state.problem : undefined} />;
}

function LoginCard({ initialError }: { initialError: string | undefined }) {
  const [searchParams] = useSearchParams();
  const idleMinutes = readIdleMinutes();
  const { msal, error, isBusy, signIn } = useMicrosoftSignIn(initialError ?? inviteErrorMessage(searchParams));
  return (
    <PublicPage title="Login" text="Sign in with your Microsoft account to continue">
      {idleMinutes !== null && error === '' && <IdleNote minutes={idleMinutes} />}
      <ProblemText>{error}</ProblemText>
      <MicrosoftSignInButton isBusy={isBusy} onClick={signIn} />
      {msal}
    </PublicPage>
  );
}

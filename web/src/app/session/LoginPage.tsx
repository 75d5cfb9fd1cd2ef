import { Navigate, useSearchParams } from 'react-router';
import { MicrosoftButton } from '../../components/forms/MicrosoftButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { PublicPage } from '../../components/page/PublicPage';
import { IdleNote } from './IdleNote';
import { inviteProblem } from './inviteProblem';
import { returnPage } from './returnPage';
import { useSession } from './SessionProvider';
import { readIdledOut } from './storedSession';
import { useMicrosoftSignIn } from './useMicrosoftSignIn';

export function LoginPage() {
  const { state } = useSession();
  if (state.kind === 'signedIn') return <Navigate to={returnPage(state.session.user.id)} replace />;
  return <SignInCard startProblem={state.kind === 'signedOut' ? state.problem : undefined} />;
}

function SignInCard({ startProblem }: { startProblem: string | undefined }) {
  const [query] = useSearchParams();
  const idledOut = readIdledOut();
  const { msal, problem, isBusy, signIn } = useMicrosoftSignIn(startProblem ?? inviteProblem(query));
  return (
    <PublicPage title="Login" text="Sign in with your Microsoft account to continue">
      {idledOut !== null && problem === '' && <IdleNote minutes={idledOut} />}
      <ProblemText>{problem}</ProblemText>
      <MicrosoftButton isBusy={isBusy} onClick={signIn} />
      {msal}
    </PublicPage>
  );
}

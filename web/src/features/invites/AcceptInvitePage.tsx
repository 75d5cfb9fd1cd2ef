import { useSearchParams } from 'react-router';
import { MicrosoftSignInButton, PlainButton, PlainLink } from '../../components/forms/PlainButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { PublicPage } from '../../components/page/PublicPage';
import { useInviteCheck } from './useInvite';
import { useInviteSignIn } from './useInviteSignIn';

/** /acceptinvite?token=…: accepts an invite by signing in with Microsoft. */
export function AcceptInvitePage() {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  if (!token) return <InvalidInvite text="No invite token provided" />;
  return <InviteCheck key={token} token={token} />;
}

function InviteCheck({ token }: { token: string }) {
  const { invite, checkAgain } = useInviteCheck(token);
  switch (invite.kind) {
    case 'checking':
      return <PublicPage title="Accept Invitation" text={<span role="status">Verifying invite...</span>} />;
    case 'invalid':
      return <InvalidInvite text="Invalid or expired invite link" />;
    case 'unreachable':
      return (
        <PublicPage
          title="Accept Invitation"
          text="The invite could not be checked. Check your connection and try again."
        >
          <PlainButton onClick={checkAgain}>Try again</PlainButton>
        </PublicPage>
      );
    case 'valid':
      return <ValidInvite token={token} email={invite.email} />;
  }
}

function InvalidInvite({ text }: { text: string }) {
  return (
    <PublicPage title="Invalid Invite" text={text}>
      <div>
        A link works once, for 7 days. Ask your manager for a new one. If you have accepted the invitation
        already, go to Login.
      </div>
      <PlainLink to="/login">Go to Login</PlainLink>
    </PublicPage>
  );
}

function ValidInvite({ token, email }: { token: string; email: string }) {
  const { msal, problem, isBusy, signIn } = useInviteSignIn(token);
  return (
    <PublicPage
      title="Accept Invitation"
      text={
        <>
          You have been invited as <strong>{email}</strong>. Sign in with that Microsoft account to complete
          your registration.
        </>
      }
    >
      <ProblemText>{problem}</ProblemText>
      <MicrosoftSignInButton isBusy={isBusy} onClick={signIn} />
      {msal}
    </PublicPage>
  );
}

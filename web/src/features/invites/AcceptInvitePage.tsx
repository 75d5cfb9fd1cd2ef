import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MicrosoftSignInButton, PlainButton, PlainLink } from '../../components/forms/PlainButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { PublicPage } from '../../components/page/PublicPage';
import { inviteMessages, toLoginErrorMessage } from '../../lib/auth/loginErrorMessage';
import { deleteCachedSignIn } from '../../lib/auth/signInCache';
import { useMsalSignIn } from '../../lib/auth/useMsalSignIn';
import { ApiError, callApi } from '../../lib/restClient';

/** Renders /acceptinvite?token=…: accepts an invite by signing in with Microsoft. */
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
        An invite link works once and expires after 7 days. Ask your manager for a new one. Already accepted?
        Go to Login.
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

type InviteState =
  | { kind: 'checking' }
  | { kind: 'valid'; email: string }
  | { kind: 'invalid' }
  /** The server did not respond or failed, so the invite may still be valid. */
  | { kind: 'unreachable' };

/** Checks the invite with the server. The state of a valid invite contains its email address. */
export function useInviteCheck(token: string): { invite: InviteState; checkAgain: () => void } {
  const [invite, setInvite] = useState<InviteState>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same token again.
  useEffect(
    function verifyInvite() {
      const abortController = new AbortController();
      setInvite({ kind: 'checking' });
      callApi<{ email: string }>(`/invites/verify/${encodeURIComponent(token)}`, {
        signal: abortController.signal,
      }).then(
        ({ email }) => setInvite({ kind: 'valid', email }),
        (error: unknown) => {
          if (abortController.signal.aborted) return;
          const isRejected = error instanceof ApiError && error.status < 500;
          setInvite({ kind: isRejected ? 'invalid' : 'unreachable' });
        },
      );
      return () => abortController.abort();
    },
    [token, attempt],
  );

  const checkAgain = useCallback(() => setAttempt(count => count + 1), []);
  return { invite, checkAgain };
}

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
      setProblem(toLoginErrorMessage(error, inviteMessages));
    } finally {
      setIsBusy(false);
    }
  }

  return { msal, problem, isBusy, signIn };
}

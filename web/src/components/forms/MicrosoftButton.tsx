import { PlainButton } from './PlainButton';

export function MicrosoftSignInButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  return (
    <PlainButton isPrimary isDisabled={isBusy} onClick={onClick}>
      <MicrosoftLogo />
      {isBusy ? 'Signing in...' : 'Sign in with Microsoft'}
    </PlainButton>
  );
}

function MicrosoftLogo() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      <path d="M0 0h7.5v7.5H0zM8.5 0H16v7.5H8.5zM0 8.5h7.5V16H0zM8.5 8.5H16V16H8.5z" />
    </svg>
  );
}

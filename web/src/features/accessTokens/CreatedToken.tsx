import { useToast } from '../../components/feedback/Toast';
import { CopyCard } from '../../components/forms/CopyCard';
import { copyText } from '../../lib/copyText';
import type { CreateAccessTokenMutation } from './accessTokens.generated';

/** The new token's text, which nobody can ever show again. */
export function CreatedToken({ created }: { created: CreateAccessTokenMutation['createAccessToken'] }) {
  const { token, accessToken } = created;
  const showToast = useToast();

  async function copy() {
    if (await copyText(token)) showToast('Token copied to clipboard.');
    else showToast('The token could not be copied. Please copy it by hand.', 'warning');
  }

  return (
    <CopyCard
      title={`Copy “${accessToken.name}” now: it is shown this once, and kept nowhere.`}
      label="The new token"
      value={token}
      button="Copy token"
      onCopy={() => void copy()}
    />
  );
}

import { useToast } from '../../components/feedback/Toast';
import { CopyCard } from '../../components/forms/CopyCard';
import { copyText } from '../../lib/copyText';
import type { CreateAccessTokenMutation } from './accessTokens.generated';

/** Shows the text of a new token. It cannot be shown again later. */
export function CreatedToken({ createdToken }: { createdToken: CreateAccessTokenMutation['createAccessToken'] }) {
  const { token, accessToken } = createdToken;
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

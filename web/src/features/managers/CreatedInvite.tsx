import { CopyCard } from '../../components/forms/CopyCard';
import { useCopyLink } from './useCopyLink';

/** Shows the link of the invite that was just created, with a button to copy it. */
export function CreatedInvite({ email, url }: { email: string; url: string }) {
  const copyLink = useCopyLink();
  return (
    <CopyCard
      title="Invite created successfully! Share the link below:"
      label={`Invite link for ${email}`}
      value={url}
      button="Copy link"
      onCopy={() => void copyLink(url)}
    />
  );
}

import { CopyCard } from '../../components/forms/CopyCard';
import { useCopyLink } from './useCopyLink';

/** What to do with the invite that was just made. */
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

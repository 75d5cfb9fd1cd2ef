import { useCallback } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { copyText } from '../../lib/copyText';

/** Copies an invite's link and says whether that worked; the message clears after 3 seconds. */
export function useCopyLink(): (url: string) => Promise<boolean> {
  const showToast = useToast();
  return useCallback(
    async (url: string) => {
      const isCopied = await copyText(url);
      if (isCopied) showToast('Invite link copied to clipboard!');
      else showToast('Failed to copy link. Please copy manually.', 'warning');
      return isCopied;
    },
    [showToast],
  );
}

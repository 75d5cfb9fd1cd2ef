import { useCallback } from 'react';
import { useToast } from '../../components/feedback/Toast';
import { copyText } from '../../lib/copyText';

/**
 * Returns a function that copies an invite link and shows the result in a toast for 3 seconds. The function
 * returns whether the link was copied.
 */
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

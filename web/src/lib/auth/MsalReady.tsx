import { InteractionStatus, type IPublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import { useEffect } from 'react';

type MsalReadyProps = { client: IPublicClientApplication; onReady: () => void };

/**
 * Mounts MSAL's provider, and calls `onReady` when MSAL's client is ready and idle. Import this component
 * lazily, like msal.ts.
 */
export function MsalReady({ client, onReady }: MsalReadyProps) {
  return (
    <MsalProvider instance={client}>
      <ReadyNotifier onReady={onReady} />
    </MsalProvider>
  );
}

function ReadyNotifier({ onReady }: { onReady: () => void }) {
  const { inProgress } = useMsal();
  const isReady = inProgress === InteractionStatus.None;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return null;
}

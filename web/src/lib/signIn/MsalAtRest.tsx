import { InteractionStatus, type IPublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useMsal } from '@azure/msal-react';
import { useEffect } from 'react';

type Props = { client: IPublicClientApplication; onRest: () => void };

/** Puts MSAL's provider into the page, and tells when its client has begun and has nothing to do. Import it lazily, as msal.ts. */
export function MsalAtRest({ client, onRest }: Props) {
  return (
    <MsalProvider instance={client}>
      <TellRest onRest={onRest} />
    </MsalProvider>
  );
}

function TellRest({ onRest }: { onRest: () => void }) {
  const { inProgress } = useMsal();
  const isAtRest = inProgress === InteractionStatus.None;
  useEffect(() => {
    if (isAtRest) onRest();
  }, [isAtRest, onRest]);
  return null;
}

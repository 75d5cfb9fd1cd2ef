import { lazy, type ReactNode, Suspense, useState } from 'react';
import { idParam } from '../lib/address/urlState';
import { DealEditorProvider, type NewDealRequest } from '../lib/opened/dealEditor';
import { useOpenInUrl } from '../lib/opened/openedInUrl';
import { useViewer } from '../lib/viewer';

const dealNumberParam = idParam();

const DealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.DealDialog })),
);
const NewDealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.NewDealDialog })),
);
const DealWayDialog = lazy(() =>
  import('../features/deals/way/DealWayDialog').then(module => ({ default: module.CustomerJourneyDialog })),
);

/**
 * Provides the deal form, which opens over any screen. For people who may not create deals it opens the
 * customer journey of the deal.
 */
export function DealEditorHost({ children }: { children: ReactNode }) {
  const { openValue: dealToEdit, open, close } = useOpenInUrl('edit', dealNumberParam);
  const [newDeal, setNewDeal] = useState<NewDealRequest | null>(null);
  const { can } = useViewer();
  const DealComponent = can.recordDeals ? DealDialog : DealWayDialog;
  return (
    <DealEditorProvider editDeal={open} startNewDeal={setNewDeal}>
      {children}
      <Suspense fallback={null}>
        {dealToEdit !== null && <DealComponent number={dealToEdit} onClose={close} />}
        {newDeal && can.recordDeals && <NewDealDialog deal={newDeal} onClose={() => setNewDeal(null)} />}
      </Suspense>
    </DealEditorProvider>
  );
}

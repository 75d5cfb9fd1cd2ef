import { lazy, type ReactNode, Suspense, useState } from 'react';
import { id } from '../lib/address/urlState';
import { DealEditorProvider, type NewDeal } from '../lib/opened/dealEditor';
import { useOpened } from '../lib/opened/openedInUrl';
import { useViewer } from '../lib/viewer';

const dealNumber = id();

const DealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.DealDialog })),
);
const NewDealDialog = lazy(() =>
  import('../features/deals/form/DealDialog').then(module => ({ default: module.NewDealDialog })),
);
const DealWayDialog = lazy(() =>
  import('../features/deals/way/DealWayDialog').then(module => ({ default: module.DealWayDialog })),
);

/** The one deal form that opens over any screen; for those who may not record deals, the way to the deal. */
export function DealEditor({ children }: { children: ReactNode }) {
  const { opened, open, close } = useOpened('edit', dealNumber);
  const [begun, setBegun] = useState<NewDeal | null>(null);
  const { can } = useViewer();
  const OpenedDeal = can.recordDeals ? DealDialog : DealWayDialog;
  return (
    <DealEditorProvider edit={open} begin={setBegun}>
      {children}
      <Suspense fallback={null}>
        {opened !== null && <OpenedDeal number={opened} onClose={close} />}
        {begun && can.recordDeals && <NewDealDialog deal={begun} onClose={() => setBegun(null)} />}
      </Suspense>
    </DealEditorProvider>
  );
}

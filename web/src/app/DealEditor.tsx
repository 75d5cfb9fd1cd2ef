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

/** The one deal form that opens over any screen. */
export function DealEditor({ children }: { children: ReactNode }) {
  const { opened, open, close } = useOpened('edit', dealNumber);
  const [begun, setBegun] = useState<NewDeal | null>(null);
  const { can } = useViewer();
  return (
    <DealEditorProvider edit={open} begin={setBegun}>
      {children}
      {can.recordDeals && (
        <Suspense fallback={null}>
          {opened !== null && <DealDialog number={opened} onClose={close} />}
          {begun && <NewDealDialog deal={begun} onClose={() => setBegun(null)} />}
        </Suspense>
      )}
    </DealEditorProvider>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { id } from '../lib/address/urlState';
import { DealEditorProvider } from '../lib/opened/dealEditor';
import { useOpened } from '../lib/opened/openedInUrl';
import { useViewer } from '../lib/viewer';

const dealNumber = id();

const DealDialog = lazy(() =>
  import('../features/deals/DealDialog').then(module => ({ default: module.DealDialog })),
);

/** The one deal form that opens over any screen. */
export function DealEditor({ children }: { children: ReactNode }) {
  const { opened, open, close } = useOpened('edit', dealNumber);
  const { can } = useViewer();
  return (
    <DealEditorProvider edit={open}>
      {children}
      {opened !== null && can.recordDeals && (
        <Suspense fallback={null}>
          <DealDialog number={opened} onClose={close} />
        </Suspense>
      )}
    </DealEditorProvider>
  );
}

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DealEditorProvider } from '../lib/dealEditor';

const DealDialog = lazy(() =>
  import('../features/deals/DealDialog').then(module => ({ default: module.DealDialog })),
);

/** The one deal form that opens over any screen. */
export function DealEditor({ children }: { children: ReactNode }) {
  const [number, setNumber] = useState<number | null>(null);
  return (
    <DealEditorProvider edit={setNumber}>
      {children}
      {number !== null && (
        <Suspense fallback={null}>
          <DealDialog number={number} onClose={() => setNumber(null)} />
        </Suspense>
      )}
    </DealEditorProvider>
  );
}

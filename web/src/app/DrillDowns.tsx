import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type DrillDown, DrillDownProvider } from '../lib/drillDown';

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/** The one list of deals that opens behind the numbers of any report. */
export function DrillDowns({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<DrillDown | null>(null);
  return (
    <DrillDownProvider open={setShown}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <DrillDownDialog {...shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </DrillDownProvider>
  );
}

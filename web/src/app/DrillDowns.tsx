import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnChange } from '../lib/hooks/useOnChange';
import { type DrillDown, DrillDownProvider } from '../lib/opened/drillDown';

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/** The one list of deals that opens behind the numbers of any report. */
export function DrillDowns({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DrillDown | null>(null);
  const { pathname } = useLocation();

  useOnChange(pathname, function closeWhenALinkLeadsOn() {
    setOpened(null);
  });

  return (
    <DrillDownProvider open={setOpened}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <DrillDownDialog {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </DrillDownProvider>
  );
}

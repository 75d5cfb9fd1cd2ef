import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnChange } from '../lib/hooks/useOnChange';
import { type DrillDown, DrillDownProvider } from '../lib/opened/drillDown';

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/** Provides the source rows of any report's figures, and over them the lists of their sums. */
export function DrillDownHost({ children }: { children: ReactNode }) {
  const [openDrillDowns, setOpenDrillDowns] = useState<readonly DrillDown[]>([]);
  const { pathname } = useLocation();
  const open = useCallback((drillDown: DrillDown) => setOpenDrillDowns(current => [...current, drillDown]), []);

  useOnChange(pathname, function closeOnNavigation() {
    setOpenDrillDowns([]);
  });

  return (
    <DrillDownProvider open={open}>
      {children}
      {openDrillDowns.map((drillDown, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is what stands at its depth
        <Suspense key={depth} fallback={null}>
          <DrillDownDialog
            {...drillDown}
            onClose={() => setOpenDrillDowns(current => current.slice(0, depth))}
            onLeave={() => setOpenDrillDowns([])}
          />
        </Suspense>
      ))}
    </DrillDownProvider>
  );
}

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnChange } from '../lib/hooks/useOnChange';
import { type DrillDown, DrillDownProvider } from '../lib/opened/drillDown';

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/** The lists that open behind the numbers of any report, and over those the lists that their sums stand on. */
export function DrillDowns({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<readonly DrillDown[]>([]);
  const { pathname } = useLocation();
  const open = useCallback((drillDown: DrillDown) => setOpened(all => [...all, drillDown]), []);

  useOnChange(pathname, function closeWhenALinkLeadsOn() {
    setOpened([]);
  });

  return (
    <DrillDownProvider open={open}>
      {children}
      {opened.map((drillDown, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is what stands at its depth
        <Suspense key={depth} fallback={null}>
          <DrillDownDialog
            {...drillDown}
            onClose={() => setOpened(all => all.slice(0, depth))}
            onLeave={() => setOpened([])}
          />
        </Suspense>
      ))}
    </DrillDownProvider>
  );
}

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { type DrillDown, DrillDownProvider } from '../lib/drillDown';

const DrillDownDialog = lazy(() =>
  import('../features/drillDown/DrillDownDialog').then(module => ({ default: module.DrillDownDialog })),
);

/**
 * The one list of deals that opens behind the numbers of any report. It is a step of the browser's history, for on a phone
 * it fills the screen: Back closes it and leaves the report where it was.
 */
export function DrillDowns({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { state, key }: Location<{ drillDown?: DrillDown } | null> = useLocation();
  const isLeaving = useRef(false);
  const open = useCallback(
    (drillDown: DrillDown) => {
      const { search, hash } = window.location;
      void navigate({ search, hash }, { state: { drillDown }, preventScrollReset: true });
    },
    [navigate],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: at another step of the history, leaving this one has happened.
  useEffect(
    function arrive() {
      isLeaving.current = false;
    },
    [key],
  );

  /** One step back, however often it is asked for while the browser takes it. */
  function close() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  }

  return (
    <DrillDownProvider open={open}>
      {children}
      {state?.drillDown && (
        <Suspense fallback={null}>
          <DrillDownDialog {...state.drillDown} onClose={close} />
        </Suspense>
      )}
    </DrillDownProvider>
  );
}

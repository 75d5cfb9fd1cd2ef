import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useAskedCell } from './useAskedCell';

const WhoTypedTip = lazy(() => import('./WhoTypedTip').then(module => ({ default: module.WhoTypedTip })));

type Props = {
  /** Whose cells they are; without one, each stands in its deal's row (`data-id`). */
  deal?: number | undefined;
  /** Cells say by `data-field` what they show. */
  children: ReactNode;
};

/** Tells who typed what a cell shows, and when: on hover, on a long press, by Shift+F2 (deal.md, History). */
export function WhoTyped({ deal, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const asked = useAskedCell(root, deal);
  return (
    <>
      <div ref={root} style={{ display: 'contents' }}>
        {children}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <WhoTypedTip {...asked} />
        </Suspense>
      )}
    </>
  );
}

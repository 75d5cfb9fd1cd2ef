import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useHistoryCell } from './useHistoryCell';

const CellHistoryTooltip = lazy(() =>
  import('./CellHistoryTooltip').then(module => ({ default: module.CellHistoryTooltip })),
);

type Props = {
  /** The deal of all cells; without it, each cell takes the deal from its row (`data-id`). */
  deal?: number | undefined;
  /** Cells with the field that they show in `data-field`. */
  children: ReactNode;
};

/**
 * Shows who last changed the value of a cell, and when: on hover, on a long press, and with Shift+F2
 * (deal.md, History).
 */
export function CellHistory({ deal, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const historyCell = useHistoryCell(root, deal);
  return (
    <>
      <div ref={root} style={{ display: 'contents' }}>
        {children}
      </div>
      {historyCell && (
        <Suspense fallback={null}>
          <CellHistoryTooltip {...historyCell} />
        </Suspense>
      )}
    </>
  );
}

import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useHistoryCell } from './useHistoryCell';

const CellHistoryTooltip = lazy(() =>
  import('./CellHistoryTooltip').then(module => ({ default: module.CellHistoryTooltip })),
);

type Props = {
  /**
   * The number of the deal to which all cells belong. Without this prop, the row of each cell identifies the
   * deal (`data-id`).
   */
  deal?: number | undefined;
  /** Elements with cells that name the displayed field in `data-field`. */
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

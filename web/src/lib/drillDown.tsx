import { createContext, type ReactNode, use } from 'react';
import type { CreditedDealsQueryVariables } from '../generated/graphql';

/** A number of a report, as its reader knows it, and the deals that make it. */
export type DrillDown = {
  /** What the number is: "Ada Okafor – Used". */
  title: string;
  filter: Omit<CreditedDealsQueryVariables, 'offset' | 'limit'>;
  /** The gross of a ranking: a deal with front gross at or below 0 counts 0. */
  isRanked?: boolean;
};

type OpenDeals = (drillDown: DrillDown) => void;

const DrillDownContext = createContext<OpenDeals | null>(null);

export function DrillDownProvider({ open, children }: { open: OpenDeals; children: ReactNode }) {
  return <DrillDownContext value={open}>{children}</DrillDownContext>;
}

/** Opens the deals behind a number, over whatever screen shows it. The app mounts the list itself. */
export function useDrillDown(): OpenDeals {
  const open = use(DrillDownContext);
  if (!open) throw new Error('useDrillDown needs a DrillDownProvider above it.');
  return open;
}

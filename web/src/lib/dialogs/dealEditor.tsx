import { createContext, type ReactNode, use, useMemo } from 'react';
import type { DealInput } from '../../generated/types';
import type { Day } from '../days/dates';

/**
 * Opens the deal form over any screen. For people who may not create deals, opens the customer journey of the
 * deal instead.
 */
export type EditDeal = (number: number) => void;

/** The initial values of a new deal, and a callback that runs after the deal is added. */
export type NewDealRequest = {
  /** The default of the added date and the delivery date; null means today. */
  day: Day | null;
  initialValues: DealInput & { number?: string };
  onAdded: (number: number) => void;
};

type DealEditorActions = { editDeal: EditDeal; startNewDeal: (deal: NewDealRequest) => void };

const DealEditorContext = createContext<DealEditorActions | null>(null);

export function DealEditorProvider({
  editDeal,
  startNewDeal,
  children,
}: DealEditorActions & { children: ReactNode }) {
  const editor = useMemo(() => ({ editDeal, startNewDeal }), [editDeal, startNewDeal]);
  return <DealEditorContext value={editor}>{children}</DealEditorContext>;
}

/**
 * Returns the function that opens a deal. Every screen that lists deals uses this function. The app renders
 * the form, so that features do not import each other.
 */
export const useDealEditor = (): EditDeal => useDealEditorActions().editDeal;

/** Returns the function that opens the form for a new deal. */
export const useNewDeal = (): DealEditorActions['startNewDeal'] => useDealEditorActions().startNewDeal;

function useDealEditorActions(): DealEditorActions {
  const editor = use(DealEditorContext);
  if (!editor) throw new Error('useDealEditor needs a DealEditorProvider above it.');
  return editor;
}

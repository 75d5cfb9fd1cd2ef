import { createContext, type ReactNode, use, useMemo } from 'react';
import type { DealInput } from '../../generated/types';
import type { Day } from '../days/dates';

/** Opens the deal form over whatever screen is shown; for those who may not record deals, the way to the deal. */
export type EditDeal = (number: number) => void;

/** A deal that the form begins with, and what follows once it is added. */
export type NewDeal = {
  /** Added and delivered on it, unless it says otherwise; null is today. */
  day: Day | null;
  begun: DealInput & { number?: string };
  onAdded: (number: number) => void;
};

type DealEditor = { edit: EditDeal; begin: (deal: NewDeal) => void };

const DealEditorContext = createContext<DealEditor | null>(null);

export function DealEditorProvider({ edit, begin, children }: DealEditor & { children: ReactNode }) {
  const editor = useMemo(() => ({ edit, begin }), [edit, begin]);
  return <DealEditorContext value={editor}>{children}</DealEditorContext>;
}

/** Every screen that lists deals can open one; the app mounts the form itself, so that features need not know each other. */
export const useDealEditor = (): EditDeal => useEditor().edit;

/** Opens the form on a new deal. */
export const useNewDeal = (): DealEditor['begin'] => useEditor().begin;

function useEditor(): DealEditor {
  const editor = use(DealEditorContext);
  if (!editor) throw new Error('useDealEditor needs a DealEditorProvider above it.');
  return editor;
}

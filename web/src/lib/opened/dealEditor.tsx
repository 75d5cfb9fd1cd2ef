import { createContext, type ReactNode, use } from 'react';

/** Opens the deal form over whatever screen is shown. */
export type EditDeal = (number: number) => void;

const DealEditorContext = createContext<EditDeal | null>(null);

export function DealEditorProvider({ edit, children }: { edit: EditDeal; children: ReactNode }) {
  return <DealEditorContext value={edit}>{children}</DealEditorContext>;
}

/** Every screen that lists deals can open one; the app mounts the form itself, so that features need not know each other. */
export function useDealEditor(): EditDeal {
  const edit = use(DealEditorContext);
  if (!edit) throw new Error('useDealEditor needs a DealEditorProvider above it.');
  return edit;
}

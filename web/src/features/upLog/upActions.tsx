import { createContext, use } from 'react';
import type { UpFieldsFragment } from '../../generated/graphql';
import type { ForgetSave, KeepTyping, SaveField } from './useUpEdits';
import type { UpChoices } from './useUpPeople';

/** What a row and its cells can do, and whom they offer. */
export type UpActions = {
  save: SaveField;
  forget: ForgetSave;
  keepTyping: KeepTyping;
  askToDelete: (up: UpFieldsFragment) => void;
  /** Enter was pressed in the last field of this row. */
  goBeyond: (id: number) => void;
  /** The time on the store's clock, as HH:mm. */
  now: () => string;
  choices: UpChoices;
};

const UpActionsContext = createContext<UpActions | null>(null);
export const UpActionsProvider = UpActionsContext.Provider;

export function useUpActions(): UpActions {
  const actions = use(UpActionsContext);
  if (!actions) throw new Error('useUpActions needs an UpActionsProvider above it.');
  return actions;
}

import { createContext, use } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useRow } from '../../../lib/saves/useCells';
import { isUnstored, typedInto } from '../newUps/newUp';
import type { NewUps } from '../newUps/newUps';
import { useWaitingUp } from '../newUps/useNewUps';
import type { UpFieldsFragment } from '../upLog.generated';
import type { UpLinks } from './links/useUpLinks';
import type { Shortcuts } from './newUp/useShortcuts';
import type { UpField, UpSave, UpValue, UpValues } from './upSaves';
import { shownValues } from './upSaves';
import type { UpEdits } from './useUpEdits';
import type { UpChoices } from './useUpPeople';

/** What a row and its cells can do, and whom they offer. */
export type UpActions = {
  edits: UpEdits;
  links: UpLinks;
  /** Of this log. */
  day: Day;
  shortcuts: Shortcuts;
  save: (id: number, field: UpField, value: UpValue) => void;
  askToDelete: (up: UpFieldsFragment) => void;
  newUps: NewUps;
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

/** How the last changes of a row are doing. */
export const useRowSaves = (id: number): readonly UpSave[] => useRow(useUpActions().edits.store, id);

/** What a row shows, and how the last change of each field is doing. */
export function useRowShown(up: UpFieldsFragment): {
  shown: UpValues;
  saveOf: (field: UpField) => UpSave | undefined;
} {
  const saves = useRowSaves(up.id);
  const waiting = useWaitingUp(up.id);
  return {
    shown: { ...shownValues(up, saves), ...((waiting && typedInto(waiting.up)) as Partial<UpValues>) },
    saveOf: field => saves.find(({ cell }) => cell.field === field),
  };
}

/** Mirrors a text while it is typed into a cell; null when the typing was taken back. */
export function useTyping(id: number, field: UpField): (text: string | null) => void {
  const { edits, newUps } = useUpActions();
  return text => {
    const row = newUps.idOf(id) ?? id;
    const { store } = isUnstored(row) ? newUps.engine : edits;
    if (text === null) store.endTyping({ row, field });
    else store.type({ row, field }, text);
  };
}

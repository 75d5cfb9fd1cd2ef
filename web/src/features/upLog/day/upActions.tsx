import { createContext, use } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useRowCellSaves } from '../../../lib/mutations/cellStore';
import { type DayUp, getTypedValues } from '../newUps/newUp';
import type { NewUps } from '../newUps/newUps';
import { usePendingUp } from '../newUps/useNewUps';
import type { UpLinks } from './links/useUpLinks';
import type { UpQuickChoices } from './shortcuts/useUpShortcuts';
import type { UpChoices } from './upDayQueries';
import type { UpField, UpSave, UpValue, UpValues } from './upSaves';
import { getShownValues } from './upSaves';
import type { UpEdits } from './useUpEdits';

/** Actions and choices of the rows and their fields. */
export type UpActions = {
  edits: UpEdits;
  links: UpLinks;
  /** Day of the log. */
  day: Day;
  shortcuts: UpQuickChoices;
  save: (key: string, field: UpField, value: UpValue) => void;
  setUpToDelete: (up: DayUp | null) => void;
  newUps: NewUps;
  /** Returns the id of a row; null while it is not stored. */
  getId: (key: string) => number | null;
  /** Goes from the last field of a row to the next row, or adds a row. */
  goToNextRow: (key: string) => void;
  /** Returns the time on the clock of the store, as HH:mm. */
  getStoreTime: () => string;
  choices: UpChoices;
};

const UpActionsContext = createContext<UpActions | null>(null);
export const UpActionsProvider = UpActionsContext.Provider;

export function useUpActions(): UpActions {
  const actions = use(UpActionsContext);
  if (!actions) throw new Error('useUpActions needs an UpActionsProvider above it.');
  return actions;
}

/** Returns the saves of the last changes of a row. */
export const useRowSaves = ({ id, key }: DayUp): readonly UpSave[] =>
  useRowCellSaves(useUpActions().edits.store, id ?? key);

/** Returns the values that a row shows, and the last save of each field. */
export function useRowValues(up: DayUp): {
  values: UpValues;
  getSave: (field: UpField) => UpSave | undefined;
} {
  const saves = useRowSaves(up);
  const pendingUp = usePendingUp(up.key);
  return {
    values: {
      ...getShownValues(up, saves),
      ...((pendingUp && getTypedValues(pendingUp.up)) as Partial<UpValues>),
    },
    getSave: field => saves.find(({ cell }) => cell.field === field),
  };
}

/**
 * Returns a function that records a text while it is typed into a cell. Pass null when the typing is
 * discarded.
 */
export function useRecordTyping(key: string, field: UpField): (text: string | null) => void {
  const { edits, newUps, getId } = useUpActions();
  return text => {
    const id = getId(key);
    const row = id ?? key;
    const { store } = id === null ? newUps.engine : edits;
    if (text === null) store.clearInput({ row, field });
    else store.setInput({ row, field }, text);
  };
}

import type { UpFieldsFragment } from '../../upLog.generated';
import { useRowShown, useUpActions } from '../upActions';
import type { UpField, UpValue } from '../upSaves';

/** Saves a field of a row; the first one of a new row saves the time, too, while its day runs (up-log.md, Taking an up on a phone). */
export function useTimedSave(up: UpFieldsFragment): (field: UpField, value: UpValue) => void {
  const { save, now, shortcuts } = useUpActions();
  const { id } = up;
  const { shown } = useRowShown(up);
  const isNew = Object.values(shown).every(value => !value);
  return (field, value) => {
    save(id, field, value);
    if (isNew && shortcuts.isRunning && field !== 'timeUp') save(id, 'timeUp', now());
  };
}

import type { DayUp } from '../../newUps/newUp';
import { useRowShown, useUpActions } from '../upActions';
import type { UpField, UpValue } from '../upSaves';

/** Saves a field of a row; the first one of a new row saves the time, too, while its day runs (up-log.md, Taking an up on a phone). */
export function useTimedSave(up: DayUp): (field: UpField, value: UpValue) => void {
  const { save, now, shortcuts } = useUpActions();
  const { key } = up;
  const { shown } = useRowShown(up);
  const isNew = Object.values(shown).every(value => !value);
  return (field, value) => {
    save(key, field, value);
    if (isNew && shortcuts.isRunning && field !== 'timeUp') save(key, 'timeUp', now());
  };
}

import type { DayUp } from '../../newUps/newUp';
import { useRowValues, useUpActions } from '../upActions';
import type { UpField, UpValue } from '../upSaves';

/**
 * Returns a function that saves a field of a row. On an ongoing day, the first field of a new row also saves
 * the time (up-log.md, Taking an up on a phone).
 */
export function useSaveWithTime(up: DayUp): (field: UpField, value: UpValue) => void {
  const { save, getStoreTime, shortcuts } = useUpActions();
  const { key } = up;
  const { values } = useRowValues(up);
  const isNew = Object.values(values).every(value => !value);
  return (field, value) => {
    save(key, field, value);
    if (isNew && shortcuts.isDayOngoing && field !== 'timeUp') save(key, 'timeUp', getStoreTime());
  };
}

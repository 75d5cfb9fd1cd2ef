import { useMemo } from 'react';
import type { Day } from '../../lib/dates';
import { useViewer } from '../../lib/viewer';
import { forgetUp, keepUp, keptUps } from './keptUps';
import type { UpField, UpValue } from './upSaves';

/** Keeps what this person types into a day's rows until the server has it. */
export type KeptFields = {
  keep: (id: number, field: UpField, value: UpValue) => void;
  /** With a value, only if nothing else has been put there since. */
  forget: (id: number, field: UpField, value?: UpValue) => void;
  found: () => { id: number; field: UpField; value: UpValue }[];
};

export function useKeptFields(day: Day): KeptFields {
  const { id: viewerId } = useViewer();
  return useMemo(
    () => ({
      keep: (id, field, value) => keepUp(viewerId, { day, id, field, value }),
      forget: (id, field, value) =>
        forgetUp(viewerId, { day, id, field, ...(value === undefined ? {} : { value }) }),
      found: () => keptUps(viewerId).filter(kept => kept.day === day),
    }),
    [viewerId, day],
  );
}

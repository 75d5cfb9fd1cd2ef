import { useMemo } from 'react';
import type { UpType } from '../../../../generated/types';
import type { Day } from '../../../../lib/days/dates';
import { useStoreToday } from '../../../../lib/days/StoreDayProvider';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { useViewer } from '../../../../lib/viewer';
import type { DayUp } from '../../newUps/newUp';
import { type PickChoice, typeChoices } from '../cells/choices';
import type { UpChoices } from '../upDayQueries';
import { listQuickPeople, type QuickPerson } from './quickPeople';
import { UpShortcutsDocument } from './upShortcuts.generated';

/** Choices that are offered as buttons (up-log.md, Taking an up on a phone). */
export type UpQuickChoices = {
  /** Returns the people for a row, based on the other rows of the log. */
  listPeople: (key: string) => readonly QuickPerson[];
  types: readonly PickChoice<UpType>[];
  /** True while the day is not over, so that ups can still be taken. */
  isDayOngoing: boolean;
};

const DEFAULT_TYPE_COUNT = 3;

/**
 * Loads the choices that are offered as buttons.
 * @param isUsed whether the buttons are shown; a desktop does not load them
 */
export function useUpShortcuts(
  day: Day,
  rows: readonly DayUp[],
  { salespeople }: UpChoices,
  isUsed: boolean,
): UpQuickChoices {
  const today = useStoreToday();
  const { id: viewerId } = useViewer();
  const { data } = useLiveQuery(UpShortcutsDocument, { skip: !isUsed });
  return useMemo(() => {
    const { types, nextInTurn } = data?.upShortcuts ?? {};
    return {
      isDayOngoing: day >= today,
      types:
        types?.flatMap(type => typeChoices.find(({ value }) => value === type) ?? []) ??
        typeChoices.slice(0, DEFAULT_TYPE_COUNT),
      listPeople: key =>
        listQuickPeople({
          salespeople,
          viewerId,
          nextId: day === today ? (nextInTurn?.id ?? null) : null,
          employeeIds: rows.filter(row => row.key !== key).map(({ salesperson }) => salesperson?.id ?? null),
        }),
    };
  }, [data, day, today, rows, salespeople, viewerId]);
}

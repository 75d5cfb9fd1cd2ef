import { useMemo } from 'react';
import type { UpType } from '../../../../generated/types';
import type { Day } from '../../../../lib/days/dates';
import { useStoreToday } from '../../../../lib/days/storeDay';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { useViewer } from '../../../../lib/viewer';
import type { DayUp } from '../../newUps/newUp';
import { type Choice, typePicks } from '../cells/picks';
import type { UpChoices } from '../useUpPeople';
import { type QuickPerson, quickPeople } from './quickPeople';
import { UpShortcutsDocument } from './upShortcuts.generated';

/** What is offered by one tap each (up-log.md, Taking an up on a phone). */
export type Shortcuts = {
  /** For a row, by the others of the log. */
  people: (key: string) => readonly QuickPerson[];
  types: readonly Choice<UpType>[];
  /** Whether its ups are still being taken: the day is not over. */
  isRunning: boolean;
};

const FEW = 3;

/** @param isUsed whether anything shows them: a desk asks for nothing */
export function useShortcuts(
  day: Day,
  rows: readonly DayUp[],
  { salespeople }: UpChoices,
  isUsed: boolean,
): Shortcuts {
  const today = useStoreToday();
  const { id: viewerId } = useViewer();
  const { data } = useLiveQuery(UpShortcutsDocument, { skip: !isUsed });
  return useMemo(() => {
    const { types, nextInTurn } = data?.upShortcuts ?? {};
    return {
      isRunning: day >= today,
      types:
        types?.flatMap(type => typePicks.find(({ value }) => value === type) ?? []) ??
        typePicks.slice(0, FEW),
      people: key =>
        quickPeople({
          salespeople,
          viewerId,
          nextId: day === today ? (nextInTurn?.id ?? null) : null,
          employeeIds: rows.filter(row => row.key !== key).map(({ salesperson }) => salesperson?.id ?? null),
        }),
    };
  }, [data, day, today, rows, salespeople, viewerId]);
}

import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import type { DayUp } from '../../newUps/newUp';
import type { Choice } from '../cells/picks';
import { useRowShown, useUpActions } from '../upActions';
import type { UpValues } from '../upSaves';

export type ShownUp = UpValues & {
  salesperson: PersonFieldsFragment | null;
  turnedTo: PersonFieldsFragment | null;
  managerInto: PersonFieldsFragment | null;
};

/** What a row shows, its people by name, changes on their way to the server included. */
export function useShownUp(up: DayUp): ShownUp {
  const { salespeople, managers } = useUpActions().choices;
  const { shown: values } = useRowShown(up);
  const person = (
    id: number | null,
    stored: PersonFieldsFragment | null,
    offered: readonly Choice<number>[],
  ) => {
    if (id === null || stored?.id === id) return id === null ? null : stored;
    const choice = offered.find(({ value }) => value === id);
    return choice
      ? { id, name: choice.label, initials: choice.initials ?? '', team: choice.team ?? null }
      : null;
  };
  return {
    ...values,
    salesperson: person(values.employeeId, up.salesperson, salespeople),
    turnedTo: person(values.turnedToId, up.turnedTo, salespeople),
    managerInto: person(values.managerIntoId, up.managerInto, managers),
  };
}

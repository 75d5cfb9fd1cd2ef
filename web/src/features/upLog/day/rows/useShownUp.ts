import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import type { DayUp } from '../../newUps/newUp';
import type { PickChoice } from '../cells/picks';
import { useRowValues, useUpActions } from '../upActions';
import type { UpValues } from '../upSaves';

export type UpSummaryValues = UpValues & {
  salesperson: PersonFieldsFragment | null;
  turnedTo: PersonFieldsFragment | null;
  managerInto: PersonFieldsFragment | null;
};

/** Returns the values that a row shows, with pending changes and with people by name. */
export function useUpSummary(up: DayUp): UpSummaryValues {
  const { salespeople, managers } = useUpActions().choices;
  const { values } = useRowValues(up);
  const findPerson = (
    id: number | null,
    stored: PersonFieldsFragment | null,
    offered: readonly PickChoice<number>[],
  ) => {
    if (id === null || stored?.id === id) return id === null ? null : stored;
    const choice = offered.find(({ value }) => value === id);
    return choice
      ? { id, name: choice.label, initials: choice.initials ?? '', team: choice.team ?? null }
      : null;
  };
  return {
    ...values,
    salesperson: findPerson(values.employeeId, up.salesperson, salespeople),
    turnedTo: findPerson(values.turnedToId, up.turnedTo, salespeople),
    managerInto: findPerson(values.managerIntoId, up.managerInto, managers),
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast';
import { useUpdateEmployeeMutation } from '../../generated/graphql';
import { refusalOf, sentenceOf } from '../../lib/sentenceOf';
import { changesIn, deactivates, type EmployeeDraft } from './employeeDraft';
import type { ManagedPerson } from './managedPerson';

/** How a row stands. */
export type RowEdit = { draft: EmployeeDraft; isSaving: boolean; problem: string };

const UNTOUCHED: RowEdit = { draft: {}, isSaving: false, problem: '' };

/**
 * What was chosen in every row, by employee. It lies above the rows, so that saving one, filtering them or seeing someone
 * move to another group leaves the others as they are.
 */
export function useEmployeeEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<number, RowEdit>>(new Map());
  const [update] = useUpdateEmployeeMutation({ refetchQueries: 'active' });
  const client = useApolloClient();
  const showToast = useToast();

  const editOf = (id: number): RowEdit => edits.get(id) ?? UNTOUCHED;

  const setEdit = useCallback((id: number, next: (before: RowEdit) => RowEdit) => {
    setEdits(all => new Map(all).set(id, next(all.get(id) ?? UNTOUCHED)));
  }, []);

  function choose({ employee }: ManagedPerson, choice: EmployeeDraft) {
    setEdit(employee.id, ({ draft }) => ({ ...UNTOUCHED, draft: { ...draft, ...choice } }));
  }

  /** Saves one row. Refused, it goes back to what is stored and says why; unheard, it keeps the choice for another try. */
  async function save(person: ManagedPerson) {
    const { id, name } = person.employee;
    const { draft } = editOf(id);
    setEdit(id, before => ({ ...before, isSaving: true, problem: '' }));
    try {
      await update({ variables: { id, input: changesIn(person, draft) } });
      setEdit(id, () => UNTOUCHED);
      showToast(
        deactivates(person, draft) ? `${name} is inactive and signed out.` : `${name} has been updated.`,
      );
    } catch (error) {
      const isRefused = refusalOf(error) !== undefined;
      setEdit(id, () => ({
        draft: isRefused ? {} : draft,
        isSaving: false,
        problem: isRefused ? `Not updated: ${sentenceOf(error)}` : sentenceOf(error),
      }));
      // What is stored, or what the viewer may change of it, is likely not what this page believed.
      if (isRefused) void client.refetchQueries({ include: 'active' });
    }
  }

  return { editOf, choose, save };
}

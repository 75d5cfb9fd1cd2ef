import { useApolloClient, useMutation } from '@apollo/client/react';
import { useToast } from '../../components/feedback/Toast';
import { type SaveState, useSaves } from '../../lib/mutations/useSave';
import { changesIn, deactivates, type EmployeeDraft } from './employeeDraft';
import type { ManagedPerson } from './managedPerson';
import { UpdateEmployeeDocument } from './managers.generated';

/** How a row stands. */
export type RowEdit = SaveState<EmployeeDraft> & { draft: EmployeeDraft };

/**
 * What was chosen in every row, by employee. It lies above the rows, so that saving one, filtering them or seeing someone
 * move to another group leaves the others as they are.
 */
export function useEmployeeEdits() {
  const saves = useSaves<EmployeeDraft>();
  const [update] = useMutation(UpdateEmployeeDocument, { refetchQueries: 'active' });
  const client = useApolloClient();
  const showToast = useToast();

  function editOf(id: number): RowEdit {
    const state = saves.getState(id);
    return { ...state, draft: state.typed ?? {} };
  }

  function choose({ employee: { id } }: ManagedPerson, choice: EmployeeDraft) {
    saves.type(id, { ...editOf(id).draft, ...choice });
  }

  /** Saves one row. Refused, it goes back to what is stored and says why; unheard, it keeps the choice for another try. */
  async function save(person: ManagedPerson) {
    const { id, name } = person.employee;
    const { draft } = editOf(id);
    const failure = await saves.save(id, () =>
      update({ variables: { id, input: changesIn(person, draft) } }),
    );
    if (!failure)
      showToast(
        deactivates(person, draft) ? `${name} is inactive and signed out.` : `${name} has been updated.`,
      );
    if (!failure?.isRejected) return;
    saves.reset(id);
    saves.setProblem(id, `Not updated: ${failure.message}`);
    // What is stored, or what the viewer may change of it, is likely not what this page believed.
    void client.refetchQueries({ include: 'active' });
  }

  return { editOf, choose, save };
}

import { useApolloClient, useMutation } from '@apollo/client/react';
import { useToast } from '../../components/feedback/Toast';
import { type SaveState, useSaves } from '../../lib/mutations/useSave';
import { toEmployeeInput, isDeactivation, type EmployeeDraft } from './employeeDraft';
import type { ManagedPerson } from './managedPerson';
import { UpdateEmployeeDocument } from './managers.generated';

/** Unsaved changes of a row and the state of their save. */
export type EmployeeEdit = SaveState<EmployeeDraft> & { draft: EmployeeDraft };

/**
 * Manages the unsaved changes of all rows, by employee id. They are stored above the rows, so that saving,
 * filtering or moving a row does not affect the others.
 */
export function useEmployeeEdits() {
  const saves = useSaves<EmployeeDraft>();
  const [update] = useMutation(UpdateEmployeeDocument, { refetchQueries: 'active' });
  const client = useApolloClient();
  const showToast = useToast();

  function getEdit(id: number): EmployeeEdit {
    const state = saves.getState(id);
    return { ...state, draft: state.typed ?? {} };
  }

  function changeDraft({ employee: { id } }: ManagedPerson, changes: EmployeeDraft) {
    saves.type(id, { ...getEdit(id).draft, ...changes });
  }

  /**
   * Saves a row. After a rejection, the row shows the stored values and the error. After a connection error,
   * it retains the changes for a retry.
   */
  async function save(person: ManagedPerson) {
    const { id, name } = person.employee;
    const { draft } = getEdit(id);
    const failure = await saves.save(id, () =>
      update({ variables: { id, input: toEmployeeInput(person, draft) } }),
    );
    if (!failure)
      showToast(
        isDeactivation(person, draft) ? `${name} is inactive and signed out.` : `${name} has been updated.`,
      );
    if (!failure?.isRejected) return;
    saves.reset(id);
    saves.setProblem(id, `Not updated: ${failure.message}`);
    // The stored values or the rights of the viewer have probably changed.
    void client.refetchQueries({ include: 'active' });
  }

  return { getEdit, changeDraft, save };
}

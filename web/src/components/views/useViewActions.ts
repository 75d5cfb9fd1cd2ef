import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { ViewerSavedView } from '../../lib/viewer';
import {
  DeleteViewDocument,
  OpenViewFirstDocument,
  RenameViewDocument,
  SaveViewDocument,
  type SaveViewMutationVariables,
  ViewerDocument,
} from '../../lib/viewer.generated';
import { useToast } from '../feedback/Toast';

/** Maximum length of a view's name in characters. */
export const MAX_NAME_LENGTH = 60;

/** Returns the actions on a view. Each action shows a message about its outcome and updates the chips. */
export function useViewActions() {
  const client = useApolloClient();
  const showToast = useToast();
  return useMemo(() => {
    const refresh = () => client.refetchQueries({ include: [ViewerDocument] });

    /** Runs an action and shows its outcome. An error is shown without Undo. */
    async function runAction(
      action: () => Promise<unknown>,
      successMessage: string,
      undo?: () => Promise<unknown>,
    ) {
      try {
        await action();
        await refresh();
        showToast(
          successMessage,
          'success',
          undo && { label: 'Undo', run: () => void runAction(undo, 'Undone.') },
        );
      } catch (error) {
        showToast(toErrorMessage(error), 'error');
      }
    }

    const save = ({ list, name, search, isForStore }: SaveViewMutationVariables) =>
      client.mutate({ mutation: SaveViewDocument, variables: { list, name, search, isForStore } });
    const openFirst = (id: number, isFirst: boolean) =>
      client.mutate({ mutation: OpenViewFirstDocument, variables: { id, isFirst } });

    return {
      /** @throws the error of the server, for the dialog to show */
      async save(view: SaveViewMutationVariables) {
        await save(view);
        await refresh();
        showToast(`“${view.name.trim()}” saved.`);
      },
      /** @throws the error of the server, for the dialog to show */
      async rename({ id }: ViewerSavedView, name: string) {
        await client.mutate({ mutation: RenameViewDocument, variables: { id, name } });
        await refresh();
      },
      update: (view: ViewerSavedView, search: string) =>
        runAction(
          () => save({ ...view, search }),
          `“${view.name}” updated.`,
          () => save(view),
        ),
      openFirst: ({ id, name, isFirst }: ViewerSavedView) =>
        runAction(
          () => openFirst(id, !isFirst),
          isFirst ? `“${name}” is no longer your default view.` : `“${name}” is now your default view.`,
        ),
      remove: (view: ViewerSavedView) =>
        runAction(
          () => client.mutate({ mutation: DeleteViewDocument, variables: { id: view.id } }),
          `“${view.name}” deleted.`,
          async () => {
            const { data } = await save(view);
            if (view.isFirst && data) await openFirst(data.saveView.id, true);
          },
        ),
    };
  }, [client, showToast]);
}

import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SavedView } from '../../lib/savedViews';
import { sentenceOf } from '../../lib/server/sentenceOf';
import {
  DeleteViewDocument,
  OpenViewFirstDocument,
  RenameViewDocument,
  SaveViewDocument,
  type SaveViewMutationVariables,
  ViewerDocument,
} from '../../lib/viewer.generated';
import { useToast } from '../page/Toast';

/** Of a view, in characters. */
export const LONGEST_NAME = 60;

/** What can be done with a view. Each says how it went; the chips follow. */
export function useViewActs() {
  const client = useApolloClient();
  const showToast = useToast();
  return useMemo(() => {
    const refresh = () => client.refetchQueries({ include: [ViewerDocument] });

    /** Does it, and says so; a refusal is told, and offers nothing. */
    async function attempt(act: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) {
      try {
        await act();
        await refresh();
        showToast(done, 'success', undo && { label: 'Undo', run: () => void attempt(undo, 'Undone.') });
      } catch (error) {
        showToast(sentenceOf(error), 'error');
      }
    }

    const save = ({ list, name, search, isForStore }: SaveViewMutationVariables) =>
      client.mutate({ mutation: SaveViewDocument, variables: { list, name, search, isForStore } });
    const openFirst = (id: number, isFirst: boolean) =>
      client.mutate({ mutation: OpenViewFirstDocument, variables: { id, isFirst } });

    return {
      /** @throws whatever refuses it, for the dialog to tell */
      async save(view: SaveViewMutationVariables) {
        await save(view);
        await refresh();
        showToast(`“${view.name.trim()}” is saved.`);
      },
      /** @throws whatever refuses it, for the dialog to tell */
      async rename({ id }: SavedView, name: string) {
        await client.mutate({ mutation: RenameViewDocument, variables: { id, name } });
        await refresh();
      },
      update: (view: SavedView, search: string) =>
        attempt(
          () => save({ ...view, search }),
          `“${view.name}” is updated.`,
          () => save(view),
        ),
      openFirst: ({ id, name, isFirst }: SavedView) =>
        attempt(
          () => openFirst(id, !isFirst),
          isFirst ? `“${name}” no longer opens first.` : `“${name}” opens first from now on.`,
        ),
      remove: (view: SavedView) =>
        attempt(
          () => client.mutate({ mutation: DeleteViewDocument, variables: { id: view.id } }),
          `“${view.name}” is deleted.`,
          async () => {
            const { data } = await save(view);
            if (view.isFirst && data) await openFirst(data.saveView.id, true);
          },
        ),
    };
  }, [client, showToast]);
}

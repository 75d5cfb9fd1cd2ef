import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useToast } from '../../../components/feedback/Toast';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { PlaygroundQuery } from '../queryLink';
import { MenuEntry, MenuGroup } from './MenuEntry';
import {
  DeleteSavedQueryDocument,
  SavedQueriesDocument,
  type SavedQueriesQuery,
} from './savedQueries.generated';

/** Lists the viewer's saved queries by name. Renders nothing if there are none. */
export function SavedQueryList({ onOpen }: { onOpen: (query: PlaygroundQuery) => void }) {
  const { data, error } = useQuery(SavedQueriesDocument);
  if (error && !data) {
    return (
      <Box sx={{ p: 1, color: 'text.secondary' }}>
        Your queries could not be loaded. {toErrorMessage(error)}
      </Box>
    );
  }
  if (!data || data.savedQueries.length === 0) return null;
  return (
    <MenuGroup title="My queries">
      {data.savedQueries.map(query => (
        <SavedQueryEntry key={query.id} query={query} onOpen={onOpen} />
      ))}
    </MenuGroup>
  );
}

type SavedQueryEntryProps = { query: SavedQueriesQuery['savedQueries'][number]; onOpen: (query: PlaygroundQuery) => void };

function SavedQueryEntry({ query: { id, name, document, variables }, onOpen }: SavedQueryEntryProps) {
  const [remove, { loading }] = useMutation(DeleteSavedQueryDocument, { refetchQueries: ['SavedQueries'] });
  const showToast = useToast();

  async function handleDelete() {
    try {
      await remove({ variables: { id } });
      showToast(`“${name}” is deleted.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <Box component="li" aria-label={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <MenuEntry name={name} query={{ document, variables: variables ?? '' }} onOpen={onOpen} />
      <ConfirmButton
        variant="text"
        label="Delete"
        confirmLabel="Confirm"
        busyLabel="Deleting..."
        isBusy={loading}
        onConfirm={() => void handleDelete()}
      />
    </Box>
  );
}

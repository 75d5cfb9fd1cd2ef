import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { isSameQuery, type PlaygroundQuery } from '../playgroundQuery';
import { useActiveQuery } from '../tabs/useTabs';
import { builtInQueries, toPlaygroundQuery } from './builtInQueries';
import {
  DeleteSavedQueryDocument,
  SavedQueriesDocument,
  type SavedQueriesQuery,
} from './savedQueries.generated';

type MenuEntryProps = {
  name: string;
  description?: string;
  query: PlaygroundQuery;
  onOpen: (query: PlaygroundQuery) => void;
};

/** Shows a query of the menu, highlighted while it is in the active tab. */
export function MenuEntry({ name, description, query, onOpen }: MenuEntryProps) {
  const isOpen = isSameQuery(useActiveQuery(), query);
  return (
    <Box
      component="button"
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(query)}
      sx={entryStyles}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      {description && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {description}
        </Box>
      )}
    </Box>
  );
}

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mt: 1 }}>
      <Box component="h2" sx={{ m: 0, px: 1, py: 0.5, typography: 'h3', color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
        {children}
      </Box>
    </Box>
  );
}

const entryStyles = {
  display: 'grid',
  gap: 0.25,
  width: '100%',
  minWidth: 0,
  px: 1,
  py: 0.75,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  typography: 'body2',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'ground.sunken' },
  '&[aria-current]': { bgcolor: 'accent.soft', color: 'accent.strong' },
} as const;

/** Lists the viewer's saved queries by name. Renders nothing if there are none. */
export function SavedQueryList({ onOpen }: { onOpen: (query: PlaygroundQuery) => void }) {
  const { data, error } = useQuery(SavedQueriesDocument);
  if (error && !data) {
    return (
      <Box sx={{ p: 1, color: 'text.secondary' }}>Couldn’t load your queries. {toErrorMessage(error)}</Box>
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

type SavedQueryEntryProps = {
  query: SavedQueriesQuery['savedQueries'][number];
  onOpen: (query: PlaygroundQuery) => void;
};

function SavedQueryEntry({ query: { id, name, document, variables }, onOpen }: SavedQueryEntryProps) {
  const [remove, { loading }] = useMutation(DeleteSavedQueryDocument, { refetchQueries: ['SavedQueries'] });
  const showToast = useToast();

  async function handleDelete() {
    try {
      await remove({ variables: { id } });
      showToast(`“${name}” deleted.`);
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

/** Lists the built-in queries, with dates relative to the current day. */
export function BuiltInQueryList({ onOpen }: { onOpen: (query: PlaygroundQuery) => void }) {
  const today = useStoreToday();
  return (
    <MenuGroup title="Built-in queries">
      {builtInQueries.map(builtInQuery => (
        <li key={builtInQuery.name}>
          <MenuEntry
            name={builtInQuery.name}
            description={builtInQuery.description}
            query={toPlaygroundQuery(builtInQuery, today)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </MenuGroup>
  );
}

import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { FramedList } from '../../components/lists/itemLists';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { DisplayDialog } from './DisplayDialog';
import { DisplayRow } from './DisplayRow';
import { type DisplayFieldsFragment, DisplaysDocument } from './displays.generated';
import { DisplayMessageForm } from './MessageForm';

/** The server records the requests of a display once a minute. */
const POLL_INTERVAL_MS = 30_000;

/** /displays: pairs, lists and changes the store's displays (display.md). */
export function DisplaysPage() {
  const { data, error, refetch } = useQuery(DisplaysDocument, {
    pollInterval: POLL_INTERVAL_MS,
  });
  const [openedDisplay, setOpenedDisplay] = useState<DisplayFieldsFragment | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title="Displays"
        actions={
          <>
            <Button variant="contained" onClick={() => setOpenedDisplay('new')}>
              Pair a display
            </Button>
            <ExportButton
              tables={data?.displays.length ? [{ title: 'Displays', name: 'displays', query: {} }] : []}
            />
          </>
        }
      />
      <Box component="p" sx={{ m: 0, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
        A television or a tablet that shows the boards in turn, with nobody signed in. Open{' '}
        <b>{window.location.host}/display</b> on it and type its letters here.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        {data ? (
          <>
            <DisplayMessageForm message={data.displayMessage} />
            {data.displays.length === 0 ? (
              <EmptyState
                text="No display is paired yet."
                action={
                  <Button variant="outlined" onClick={() => setOpenedDisplay('new')}>
                    Pair the first display
                  </Button>
                }
              />
            ) : (
              <FramedList label="Displays">
                {data.displays.map(display => (
                  <DisplayRow key={display.id} display={display} onChange={() => setOpenedDisplay(display)} />
                ))}
              </FramedList>
            )}
          </>
        ) : error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={2} height={64} />
        )}
      </Box>
      {openedDisplay && (
        <DisplayDialog display={openedDisplay === 'new' ? undefined : openedDisplay} onClose={() => setOpenedDisplay(null)} />
      )}
    </>
  );
}

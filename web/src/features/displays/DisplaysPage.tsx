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
import { MessageForm } from './MessageForm';

/** A display notes the minute in which it asks. */
const LOOK_EVERY_MS = 30_000;

/** /displays: what hangs on the store's walls (display.md). */
export function DisplaysPage() {
  const { data, error, refetch } = useQuery(DisplaysDocument, {
    pollInterval: LOOK_EVERY_MS,
  });
  const [opened, setOpened] = useState<DisplayFieldsFragment | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title="Displays"
        actions={
          <>
            <Button variant="contained" onClick={() => setOpened('new')}>
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
            <MessageForm message={data.displayMessage} />
            {data.displays.length === 0 ? (
              <EmptyState
                text="No display is paired yet."
                action={
                  <Button variant="outlined" onClick={() => setOpened('new')}>
                    Pair the first display
                  </Button>
                }
              />
            ) : (
              <FramedList label="Displays">
                {data.displays.map(display => (
                  <DisplayRow key={display.id} display={display} onChange={() => setOpened(display)} />
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
      {opened && (
        <DisplayDialog display={opened === 'new' ? undefined : opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { useToast } from '../../components/feedback/Toast';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { FramedList, FramedRow } from '../../components/page/itemLists';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useSave } from '../../lib/mutations/useSave';
import { boardLabels } from './boards';
import { DisplayDialog } from './DisplayDialog';
import {
  type DisplayFieldsFragment,
  DisplaysDocument,
  RemoveDisplayDocument,
  SetDisplayMessageDocument,
} from './displays.generated';
import { formatLastSeen } from './formatLastSeen';

/** Interval between reads of the list. The server records the last request of a display once a minute. */
const POLL_INTERVAL_MS = 30_000;

/** Renders /displays: the store's displays, which can be paired, changed and removed (display.md). */
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
        Show boards on a TV or tablet, no sign-in needed. Open <b>{window.location.host}/display</b> on it,
        then enter its code here.
      </Box>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: TEXT_WIDTH }}>
        {data ? (
          <>
            <DisplayMessageForm message={data.displayMessage} />
            {data.displays.length === 0 ? (
              <EmptyState
                text="No displays paired yet."
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
        <DisplayDialog
          display={openedDisplay === 'new' ? undefined : openedDisplay}
          onClose={() => setOpenedDisplay(null)}
        />
      )}
    </>
  );
}

type DisplayRowProps = { display: DisplayFieldsFragment; onChange: () => void };

export function DisplayRow({ display, onChange }: DisplayRowProps) {
  const { id, name, boards, seconds, showsGross, createdBy, lastSeenAt } = display;
  const [remove, { loading }] = useMutation(RemoveDisplayDocument, { refetchQueries: ['Displays'] });
  const showToast = useToast();

  async function handleRemove() {
    try {
      await remove({ variables: { id } });
      showToast(`“${name}” removed. It now shows a new code.`);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  return (
    <FramedRow
      title={name}
      facts={
        <>
          <div>
            {boards.map(board => boardLabels[board]).join(', ')} · {seconds} seconds per board
            {showsGross && ' · with gross'}
          </div>
          {formatLastSeen(lastSeenAt, new Date())} · paired by {createdBy}
        </>
      }
      actions={
        <>
          <Button onClick={onChange}>Edit</Button>
          <ConfirmButton
            label="Remove"
            confirmLabel="Confirm Remove"
            busyLabel="Removing..."
            isBusy={loading}
            isQuiet
            onConfirm={() => void handleRemove()}
          />
        </>
      }
    />
  );
}

/** Edits the message of all displays. A blank message removes it. */
export function DisplayMessageForm({ message }: { message: string }) {
  const { typedValue, isSaving, problem, type, save } = useSave<string>();
  const [setMessage] = useMutation(SetDisplayMessageDocument, { refetchQueries: ['Displays'] });
  const showToast = useToast();
  const text = typedValue ?? message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const failure = await save(() => setMessage({ variables: { message: text } }));
    if (!failure) showToast(text.trim() ? 'Display message saved.' : 'Display message removed.');
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
        <TextField
          label="Message on all displays"
          placeholder="Saturday: double spiff on used cars"
          value={text}
          onChange={event => type(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={isSaving || text === message}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </Box>
      <ProblemText>{problem ?? ''}</ProblemText>
    </Box>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatMonthTitle } from '../../components/closedMonths/closedMonths';
import { LoadError } from '../../components/feedback/LoadError';
import { Loading } from '../../components/feedback/Loading';
import { useToast } from '../../components/feedback/Toast';
import { ProblemText } from '../../components/forms/ProblemText';
import { Dialog } from '../../components/overlays';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useSave } from '../../lib/mutations/useSave';
import { CloseMonthDocument, MonthToCloseDocument } from './closing.generated';
import { buildOpenItemsUrl, formatOpenDealCount } from './closing.labels';
import { MonthDifferences, MonthFigures } from './MonthFigures';

type Props = { month: string; onClose: () => void };

/**
 * Previews the figures that closing a month would store. Closing stores exactly these figures. If figures
 * have changed since the preview, the server rejects the closing and the dialog reloads the figures.
 */
export function CloseMonthDialog({ month, onClose }: Props) {
  const { data, error, refetch } = useQuery(MonthToCloseDocument, {
    variables: { month },
  });
  const [closeMonth] = useMutation(CloseMonthDocument, { refetchQueries: ['StoreMonths'] });
  const { isSaving, problem, save } = useSave<never>();
  const showToast = useToast();
  const isPhone = useIsPhone();
  const title = formatMonthTitle(month);
  const preview = data?.monthToClose;

  async function close() {
    if (!preview || isSaving) return;
    const failure = await save(() => closeMonth({ variables: { month, figuresId: preview.figuresId } }));
    if (failure) return void (failure.isRejected && refetch());
    showToast(`${title} is closed.`);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="close-month" maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id="close-month">Close month: {title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 0 }}>
        {preview ? (
          <>
            <ClosingExplanation month={month} />
            <Box component="p" sx={{ m: 0 }}>
              {formatOpenDealCount(preview.open.length, 'is')}{' '}
              {preview.open.length > 0 && (
                <Link component={RouterLink} to={buildOpenItemsUrl(month)}>
                  Review in Hog
                </Link>
              )}
            </Box>
            <MonthDifferences differences={preview.since} />
            <MonthFigures figures={preview.figures} />
          </>
        ) : error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </DialogContent>
      <DialogActions>
        <ProblemText>{problem ?? ''}</ProblemText>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!preview || isSaving} onClick={() => void close()}>
          {isSaving ? 'Closing...' : 'Close month'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Explains what closing does and how to undo it (closing.md). */
const ClosingExplanation = ({ month }: { month: string }) => (
  <Box component="p" sx={{ m: 0 }}>
    Closing saves the figures below for good. After that, deals in {formatMonthTitle(month)} can’t be added,
    deleted or moved, and nothing that counts toward the figures can change. To undo this, a manager or an
    admin must reopen the month and give a reason.
  </Box>
);

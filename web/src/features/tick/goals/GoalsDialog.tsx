import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ExportButton } from '../../../components/export/ExportButton';
import { LoadError } from '../../../components/feedback/LoadError';
import { Loading } from '../../../components/feedback/Loading';
import { Dialog } from '../../../components/overlays';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { formatMonthName, monthStart } from '../../../lib/days/dates';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { GoalsForm } from './GoalsForm';
import { GoalsOfMonthDocument } from './goals.generated';

type Props = { month: string; refetchTickSheet: () => Promise<unknown>; onClose: () => void };

/** Edits the goals of a month (goals.md, Set goals), for people who set the working days. */
export function GoalsDialog({ month, refetchTickSheet, onClose }: Props) {
  const previousMonth = monthStart(`${month}-01`, -1).slice(0, 7);
  // Loaded once, so that the fields do not change while the user types. Save reports the goals that other
  // users have changed since.
  const { data, error, refetch } = useQuery(GoalsOfMonthDocument, {
    variables: { month, before: previousMonth },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="goals-title"
      maxWidth="sm"
      fullWidth
      fullScreen={useIsPhone()}
    >
      <Box sx={headerStyles}>
        <DialogTitle
          id="goals-title"
          sx={{ flex: 1 }}
        >{`${formatMonthName(`${month}-01`)} goals`}</DialogTitle>
        <ExportButton tables={[{ title: 'Goals', name: 'goals', query: { month } }]} />
      </Box>
      {data && (
        <GoalsForm
          month={month}
          goalsData={data}
          reloadGoals={refetch}
          refetchTickSheet={refetchTickSheet}
          onClose={onClose}
        />
      )}
      {!data && (
        <DialogContent>
          {error ? <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} /> : <Loading />}
        </DialogContent>
      )}
    </Dialog>
  );
}

const headerStyles = { display: 'flex', alignItems: 'center', pr: 3 } as const;

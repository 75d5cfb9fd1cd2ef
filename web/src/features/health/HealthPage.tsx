import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { LoadError } from '../../components/feedback/LoadError';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { useToast } from '../../components/feedback/Toast';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../components/icons/rareIcons';
import { FramedList } from '../../components/page/itemLists';
import { PageHeader } from '../../components/page/PageHeader';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { BackUpNowDocument, HealthDocument, type HealthQuery } from './health.generated';

/** Polling intervals: the first while a backup is running, the second at all other times. */
const BACKUP_POLL_INTERVAL_MS = 1_000;
const POLL_INTERVAL_MS = 30_000;

/** Renders /health: the state of the installation and how to solve problems (health.md). */
export function HealthPage() {
  const [isPollingFast, setIsPollingFast] = useState(false);
  const { data, error, refetch } = useQuery(HealthDocument, {
    pollInterval: isPollingFast ? BACKUP_POLL_INTERVAL_MS : POLL_INTERVAL_MS,
  });
  const [backUp, { loading }] = useMutation(BackUpNowDocument);
  const showToast = useToast();
  const health = data?.health;
  const isBackingUp = loading || health?.isBackingUp === true;
  if (isPollingFast !== isBackingUp) setIsPollingFast(isBackingUp);

  async function startBackup() {
    try {
      await backUp();
      await refetch();
    } catch (problem) {
      showToast(toErrorMessage(problem), 'error');
    }
  }

  return (
    <>
      <PageHeader
        title="Health"
        actions={
          health?.canBackUp && (
            <Button variant="contained" disabled={isBackingUp} onClick={() => void startBackup()}>
              {isBackingUp ? 'Backing up...' : 'Back up now'}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH }}>
        <Box sx={{ height: 4 }}>{isBackingUp && <LinearProgress aria-label="Backing up" />}</Box>
        {health ? (
          <FramedList label="Health checks">
            {health.checks.map(check => (
              <HealthCheckRow key={check.subject} {...check} />
            ))}
          </FramedList>
        ) : error ? (
          <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <CardsSkeleton cards={8} height={56} />
        )}
      </Box>
    </>
  );
}

const stateIcons = {
  WELL: <CheckCircleIcon titleAccess="OK" color="success" />,
  NOTE: <InfoIcon titleAccess="Worth a look" color="info" />,
  TROUBLE: <WarningIcon titleAccess="Action needed" color="error" />,
} as const;

function HealthCheckRow({ subject, state, says, advice }: HealthQuery['health']['checks'][number]) {
  return (
    <Box component="li" aria-label={subject} sx={rowStyles}>
      {stateIcons[state]}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{subject}</Box>
        <Box sx={{ color: 'text.secondary' }}>{says}</Box>
        {advice && <Box>{advice}</Box>}
      </Box>
    </Box>
  );
}

const rowStyles = { display: 'flex', gap: 1.5, px: 1.5, py: 1, minHeight: 52, typography: 'body2' } as const;

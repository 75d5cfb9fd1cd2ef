import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useAutoRetry } from '../../../lib/mutations/saveEngine';
import { useNewUps, usePendingUps } from './useNewUps';

/**
 * Sends new ups from every screen. On every screen except the log, shows how many ups are waiting or were
 * rejected.
 */
export function PendingUpsNotice() {
  const { engine, resume } = useNewUps();
  useAutoRetry(engine);
  useEffect(() => {
    resume();
    // Sends the ups that were taken before this component was loaded.
    engine.resendAll();
  }, [engine, resume]);
  const { pathname } = useLocation();
  const unsentUps = usePendingUps().filter(({ save }) => save.status !== 'saving');
  const rejectedUps = unsentUps.filter(({ save }) => save.status === 'failed');
  const [first] = rejectedUps.length > 0 ? rejectedUps : unsentUps;
  if (!first || pathname === '/uplog') return null;
  const messages = [
    formatUpCount(
      unsentUps.length - rejectedUps.length,
      'is',
      'are',
      'saved on this device. Will be sent when you’re back online.',
    ),
    formatUpCount(rejectedUps.length, 'was', 'were', 'not saved.'),
  ];
  return (
    <Box role="status" sx={{ typography: 'body2', pb: 1 }}>
      {messages.filter(Boolean).join(' ')}{' '}
      <Link component={RouterLink} to={`/uplog?day=${first.up.day}`}>
        View
      </Link>
    </Box>
  );
}

const formatUpCount = (count: number, one: string, many: string, rest: string) =>
  count > 0 && `${count} new ${count === 1 ? `up ${one}` : `ups ${many}`} ${rest}`;

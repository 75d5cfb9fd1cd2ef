import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useSendAgain } from '../../../lib/saves/engine';
import { useNewUps, useWaitingUps } from './useNewUps';

/** Sends new ups whichever screen is open, and says on every other one how many wait, or want a person. */
export function WaitingUpsLine() {
  const { engine, resume } = useNewUps();
  useSendAgain(engine);
  useEffect(() => {
    resume();
    // What was taken before this was loaded.
    engine.sendAgain();
  }, [engine, resume]);
  const { pathname } = useLocation();
  const left = useWaitingUps().filter(({ save }) => save.status !== 'saving');
  const refused = left.filter(({ save }) => save.status === 'failed');
  const [first] = refused.length > 0 ? refused : left;
  if (!first || pathname === '/uplog') return null;
  const words = [
    counted(left.length - refused.length, 'waits', 'wait', 'for the line.'),
    counted(refused.length, 'was', 'were', 'not saved.'),
  ];
  return (
    <Box role="status" sx={{ typography: 'body2', pb: 1 }}>
      {words.filter(Boolean).join(' ')}{' '}
      <Link component={RouterLink} to={`/uplog?day=${first.up.day}`}>
        Show
      </Link>
    </Box>
  );
}

const counted = (count: number, one: string, many: string, rest: string) =>
  count > 0 && `${count} new ${count === 1 ? `up ${one}` : `ups ${many}`} ${rest}`;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SyncIcon } from '../../../components/icons/icons';
import { useStoreTimeZone } from '../../../lib/days/StoreDayProvider';
import { formatInstant } from '../../../lib/format/changes';
import type { MergedChange } from '../draft/remoteChanges';

type Props = {
  label: string;
  change: MergedChange;
  isConflict: boolean;
  typedText: string;
  remoteText: string;
  onChoose: (side: 'mine' | 'theirs') => void;
};

/**
 * Shows below a field which other user changed it and when. For a conflict, shows the typed and the remote
 * value, and the user chooses.
 */
export function ConflictNotice({
  label,
  change: { kind, changedBy, changedAt },
  isConflict,
  typedText,
  remoteText,
  onChoose,
}: Props) {
  const timeZone = useStoreTimeZone();
  const changeTime = <time dateTime={changedAt}>{formatInstant(changedAt, timeZone)}</time>;
  if (!isConflict) {
    return (
      <Box role="status" sx={noticeStyles}>
        <SyncIcon aria-hidden="true" sx={{ fontSize: '0.9375rem' }} />
        <span>
          {kind === 'mine'
            ? `Kept your value instead of the change by ${changedBy}, `
            : `Updated by ${changedBy}, `}
          {changeTime}
        </span>
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={`${label}: choose yours or theirs`} sx={conflictStyles} data-conflict>
      <ConflictSide title="Yours" value={typedText}>
        <Button variant="outlined" aria-label={`Keep mine: ${label}`} onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
      </ConflictSide>
      <ConflictSide
        title={
          <>
            {changedBy}, {changeTime}
          </>
        }
        value={remoteText}
      >
        <Button variant="outlined" aria-label={`Use theirs: ${label}`} onClick={() => onChoose('theirs')}>
          Use theirs
        </Button>
      </ConflictSide>
    </Box>
  );
}

function ConflictSide({ title, value, children }: { title: ReactNode; value: string; children: ReactNode }) {
  return (
    <Box sx={sideStyles}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{title}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value}</Box>
      {children}
    </Box>
  );
}

const noticeStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mt: 0.5,
  typography: 'caption',
  color: 'status.open.text',
} as const;

/** Aligns the title, value and button of the two conflicting values. */
const sideStyles = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  minWidth: 0,
} as const;

const conflictStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 0.75,
  p: 1,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
} as const;

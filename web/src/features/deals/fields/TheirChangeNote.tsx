import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SyncIcon } from '../../../components/look/icons';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { timeWords } from '../../../lib/values/changeWords';
import type { MergedChange } from '../draft/theirChanges';

type Props = {
  label: string;
  change: MergedChange;
  isConflict: boolean;
  mine: string;
  theirs: string;
  onChoose: (side: 'mine' | 'theirs') => void;
};

/** Below a field that someone else has stored meanwhile: who and when; and where I typed something else, both to choose from. */
export function TheirChangeNote({
  label,
  change: { kind, by, at },
  isConflict,
  mine,
  theirs,
  onChoose,
}: Props) {
  const timeZone = useStoreTimeZone();
  const when = <time dateTime={at}>{timeWords(at, timeZone)}</time>;
  if (!isConflict) {
    return (
      <Box role="status" sx={mark}>
        <SyncIcon aria-hidden="true" sx={{ fontSize: '0.9375rem' }} />
        <span>
          {kind === 'mine' ? `Yours is kept over that of ${by}, ` : `Updated by ${by}, `}
          {when}
        </span>
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={`${label}: yours or theirs`} sx={conflict} data-conflict>
      <Side title="Yours" value={mine}>
        <Button variant="outlined" aria-label={`Keep mine: ${label}`} onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
      </Side>
      <Side
        title={
          <>
            {by}, {when}
          </>
        }
        value={theirs}
      >
        <Button variant="outlined" aria-label={`Take theirs: ${label}`} onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </Side>
    </Box>
  );
}

function Side({ title, value, children }: { title: ReactNode; value: string; children: ReactNode }) {
  return (
    <Box sx={side}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{title}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{value}</Box>
      {children}
    </Box>
  );
}

const mark = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mt: 0.5,
  typography: 'caption',
  color: 'status.open.text',
} as const;

/** Who, what and the button stand level on both sides. */
const side = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  minWidth: 0,
} as const;

const conflict = {
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

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { TEXT_WIDTH } from '../../components/page/narrowPage';
import { formatCount } from '../../lib/values/units';
import type { ImportFieldsFragment } from './imports.generated';

/** Shows the progress of an import, which continues on the server when the page is closed. */
export function ImportProgress({ importRun: { state, through, total } }: { importRun: ImportFieldsFragment }) {
  const progressLabel = state === 'IMPORTING' ? 'Importing...' : 'Undoing...';
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {progressLabel} {total > 0 && `${formatCount(through)} of ${formatCount(total)}`}
      </Box>
      <LinearProgress
        aria-label={progressLabel}
        {...(total > 0 && { variant: 'determinate', value: (100 * through) / total })}
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
        All of it or nothing. It goes on when you leave this page.
      </Box>
    </Box>
  );
}

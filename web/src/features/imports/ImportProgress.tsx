import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { TEXT_WIDTH } from '../../components/page/narrowPage';
import { count } from '../../lib/values/units';
import type { ImportFieldsFragment } from './imports.generated';

/** How far an import is. It goes on without the page. */
export function ImportProgress({ found: { state, through, total } }: { found: ImportFieldsFragment }) {
  const words = state === 'IMPORTING' ? 'Importing...' : 'Undoing...';
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words} {total > 0 && `${count(through)} of ${count(total)}`}
      </Box>
      <LinearProgress
        aria-label={words}
        {...(total > 0 && { variant: 'determinate', value: (100 * through) / total })}
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
        All of it or nothing. It goes on when you leave this page.
      </Box>
    </Box>
  );
}

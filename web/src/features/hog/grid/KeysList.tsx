import Box from '@mui/material/Box';
import { keysFor } from '../../../lib/keys';
import { useViewer } from '../../../lib/viewer';
import { hogKeys } from './hogKeys';

/** The keys of the grid that this person has a use for. */
export function KeysList({ titleId }: { titleId: string }) {
  const { can } = useViewer();
  const keys = keysFor(hogKeys, can);
  return (
    <>
      <Box id={titleId} component="h2" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
        Keys in the table
      </Box>
      <Box component="dl" sx={list}>
        {keys.map(({ keys: pressed, does }) => (
          <Box key={pressed} sx={{ display: 'contents' }}>
            <dt>{pressed}</dt>
            <dd>{does}</dd>
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, typography: 'caption', color: 'text.secondary' }}>
        On a Mac, ⌘ stands for Ctrl.
      </Box>
    </>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

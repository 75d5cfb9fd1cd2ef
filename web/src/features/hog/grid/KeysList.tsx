import Box from '@mui/material/Box';
import { filterShortcuts } from '../../../lib/shortcuts';
import { useViewer } from '../../../lib/viewer';
import { hogKeys } from './hogKeys';

/** Lists the grid keys that the viewer can use. */
export function KeysList({ titleId }: { titleId: string }) {
  const { can } = useViewer();
  const keys = filterShortcuts(hogKeys, can);
  return (
    <>
      <Box id={titleId} component="h2" sx={{ typography: 'subtitle2', m: 0, mb: 1 }}>
        Keyboard shortcuts
      </Box>
      <Box component="dl" sx={listStyles}>
        {keys.map(({ keys: combination, description }) => (
          <Box key={combination} sx={{ display: 'contents' }}>
            <dt>{combination}</dt>
            <dd>{description}</dd>
          </Box>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, typography: 'caption', color: 'text.secondary' }}>
        On a Mac, use ⌘ instead of Ctrl.
      </Box>
    </>
  );
}

const listStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

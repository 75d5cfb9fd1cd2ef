import Box from '@mui/material/Box';
import { useViewer } from '../../../lib/viewer';

type Key = { keys: string; does: string };

const grossKeys: readonly Key[] = [
  { keys: 'Enter', does: 'Save and go down' },
  { keys: 'Tab, Shift+Tab', does: 'Save and go to the next amount, or the one before' },
  { keys: 'Escape', does: 'Take back what is being typed' },
  { keys: 'Ctrl+D', does: 'Fill in the amount above; over several cells, the first one' },
  { keys: 'Ctrl+V', does: 'Paste an amount, or a block from a spreadsheet' },
];

const tickKeys: readonly Key[] = [{ keys: 'Space', does: 'Tick or clear, also all that are selected' }];

const everyonesKeys: readonly Key[] = [
  { keys: 'N, Shift+N', does: 'In To do: go to the next open deal, or the one before' },
  { keys: 'Shift+arrows, Shift+click, drag', does: 'Select several cells' },
  { keys: 'Ctrl+C', does: 'Copy the selected amounts' },
  { keys: 'Shift+F2', does: 'Tell who typed a value, and when; so does the mouse that rests on it' },
  { keys: 'G, then a letter', does: 'Outside of the table: go to a screen, such as T for Tick' },
];

const undoKeys: readonly Key[] = [{ keys: 'Ctrl+Z', does: 'Undo what was saved last' }];

/** The keys of the grid that this person has a use for. */
export function KeysList({ titleId }: { titleId: string }) {
  const { can } = useViewer();
  const keys = [
    ...(can.editGross ? grossKeys : []),
    ...(can.reviewDeals ? tickKeys : []),
    ...everyonesKeys,
    ...(can.editGross || can.reviewDeals ? undoKeys : []),
  ];
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

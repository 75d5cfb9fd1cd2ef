import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** Marks the viewer's own name in a table. */
export function OwnNameTag() {
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ ml: 0.75, typography: 'caption', color: 'primary.main', displayPrint: 'none' }}
      >
        you
      </Box>
      <span style={visuallyHidden}> (you)</span>
    </>
  );
}

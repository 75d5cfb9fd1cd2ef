import Box from '@mui/material/Box';

/** The navigation bar before its links have come, as index.html draws it too. */
export function BarShape() {
  return <Box aria-hidden="true" sx={{ height: 48, bgcolor: 'bar.main', displayPrint: 'none' }} />;
}

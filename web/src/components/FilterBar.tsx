import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { labelInside } from './labelInside';

/** One line of controls above the data; on a phone they share the width, two in a row. */
export function FilterBar({ label = 'Filters', children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { xs: 'end', sm: 'center' },
        gap: 1,
        displayPrint: 'none',
        '& > .MuiFormControl-root': {
          flex: { xs: '1 1 150px', sm: '0 0 auto' },
          minWidth: { sm: 150 },
          ...labelInside,
        },
        // A whole day and the button that opens its calendar.
        '& > .MuiPickersTextField-root': { flexBasis: { xs: 170, sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}

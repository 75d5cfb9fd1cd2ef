import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UnsavedWork } from './unsavedWork';

type Props = { works: readonly UnsavedWork[]; render: (work: UnsavedWork) => ReactNode };

/** What is not saved, one a line. */
export const UnsavedList = ({ works, render }: Props) => (
  <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
    {works.map(work => (
      <li key={work.what}>{render(work)}</li>
    ))}
  </Box>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UnsavedItem } from './unsavedItems';

type UnsavedListProps = { items: readonly UnsavedItem[]; render: (item: UnsavedItem) => ReactNode };

/** Lists unsaved items, one per line. */
export const UnsavedList = ({ items, render }: UnsavedListProps) => (
  <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
    {items.map(item => (
      <li key={item.description}>{render(item)}</li>
    ))}
  </Box>
);

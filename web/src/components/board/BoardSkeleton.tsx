import Box from '@mui/material/Box';
import { TableSkeleton, TotalsSkeleton } from '../page/Skeletons';
import { sectionsColumns } from './boardLook';

/** The store's figures and four teams, before they are known. */
export function BoardSkeleton() {
  return (
    <>
      <TotalsSkeleton boxes={3} />
      <Box sx={sectionsColumns}>
        {['A', 'B', 'C', 'HSE'].map(team => (
          <TableSkeleton key={team} rows={7} />
        ))}
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import { TableSkeleton, SummaryBarSkeleton } from '../page/Skeletons';
import { teamColumnsStyles } from './boardLook';

/** Placeholder of the store's figures and of four teams. */
export function ReportSkeleton() {
  return (
    <>
      <SummaryBarSkeleton boxes={3} />
      <Box sx={teamColumnsStyles}>
        {['A', 'B', 'C', 'HSE'].map(team => (
          <TableSkeleton key={team} rows={7} />
        ))}
      </Box>
    </>
  );
}

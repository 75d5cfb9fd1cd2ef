import Box from '@mui/material/Box';
import type { SheetFieldsFragment } from './sheets.generated';

/** So many columns are named. */
const MAX_NAMED = 12;

/** The filled columns that are not read, each with the reason (sheets.md, Columns that are left out). */
export function LeftOutColumns({ columns }: Pick<SheetFieldsFragment, 'columns'>) {
  const leftOut = columns
    .map(({ head, ...column }, index) => ({ ...column, name: head || `Column ${index + 1}` }))
    .filter(({ field, leftOutBecause }) => field === null && leftOutBecause);
  if (leftOut.length === 0) return null;
  return (
    <Box component="section" aria-label="Columns that are left out" sx={{ overflowWrap: 'anywhere' }}>
      {leftOut.length === 1 ? '1 column is left out:' : `${leftOut.length} columns are left out:`}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {leftOut.slice(0, MAX_NAMED).map(({ name, leftOutBecause }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several columns may have the same head
          <li key={index}>
            <strong>{name}</strong>, because {leftOutBecause}
          </li>
        ))}
        {leftOut.length > MAX_NAMED && <li>and {leftOut.length - MAX_NAMED} more</li>}
      </Box>
    </Box>
  );
}

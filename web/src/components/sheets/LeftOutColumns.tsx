import Box from '@mui/material/Box';
import type { SheetFieldsFragment } from './sheets.generated';

/** Maximum number of columns in the list. */
const MAX_LISTED = 12;

/**
 * Lists the non-empty columns that are not imported, each with the reason (sheets.md, Columns that are left
 * out).
 */
export function LeftOutColumns({ columns }: Pick<SheetFieldsFragment, 'columns'>) {
  const leftOutColumns = columns
    .map(({ head, ...column }, index) => ({ ...column, name: head || `Column ${index + 1}` }))
    .filter(({ field, leftOutBecause }) => field === null && leftOutBecause);
  if (leftOutColumns.length === 0) return null;
  return (
    <Box component="section" aria-label="Columns that are left out" sx={{ overflowWrap: 'anywhere' }}>
      {leftOutColumns.length === 1 ? '1 column is left out:' : `${leftOutColumns.length} columns are left out:`}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {leftOutColumns.slice(0, MAX_LISTED).map(({ name, leftOutBecause }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several columns may have the same head
          <li key={index}>
            <strong>{name}</strong>, because {leftOutBecause}
          </li>
        ))}
        {leftOutColumns.length > MAX_LISTED && <li>and {leftOutColumns.length - MAX_LISTED} more</li>}
      </Box>
    </Box>
  );
}

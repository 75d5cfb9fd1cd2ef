import Box from '@mui/material/Box';
import { PlainSelect } from '../forms/PlainSelect';
import { HeaderCell } from '../headers/HeaderCell';
import { framedTable } from '../look/framedTable';
import { sheetHeaders } from './sheetHeaders';
import type { SheetFieldsFragment } from './sheets.generated';
import type { LayoutChange } from './useSheetLayout';

type Props = { sheet: SheetFieldsFragment; onSet: (change: LayoutChange) => void };
type Column = SheetFieldsFragment['columns'][number];

/** Each column of a sheet: its head, what is in it, what it is taken for, and what of it cannot be read so. */
export function SheetColumns({ sheet, onSet }: Props) {
  const { columns, fields } = sheet;

  function choose(index: number, field: string): void {
    // A field has one column: the one that was chosen last.
    const others = columns.map(column => (column.field === field ? null : column.field));
    onSet({ columns: others.with(index, field || null) });
  }

  const options = [['', 'Left out'] as const, ...fields.map(({ name, title }) => [name, title] as const)];
  return (
    <Box component="table" aria-label="Columns" sx={table}>
      <thead>
        <tr>
          {sheetHeaders.map(header => (
            <HeaderCell key={header.head} header={header} />
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, index) => {
          const name = column.head || `Column ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <tr key={index} data-out={column.field === null || undefined}>
              <th scope="row">{name}</th>
              <td className="samples">{column.samples.join(' · ')}</td>
              <td>
                <PlainSelect
                  isLabelHidden
                  label={`${name} is`}
                  value={column.field ?? ''}
                  options={options}
                  onChange={field => choose(index, field)}
                />
              </td>
              <td>
                <UnreadableCells column={column} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

function UnreadableCells({ column: { unreadableCount, firstUnreadable } }: { column: Column }) {
  if (!firstUnreadable) return null;
  const { line, text, why } = firstUnreadable;
  return (
    <Box component="span" sx={problem}>
      {unreadableCount === 1 ? '1 cell' : `${unreadableCount.toLocaleString()} cells`}
      {`: line ${line}, “${text}” ${why}`}
    </Box>
  );
}

const problem = {
  display: 'inline-block',
  px: 1,
  borderRadius: 0.5,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  overflowWrap: 'anywhere',
} as const;

const table = {
  ...framedTable,
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .samples': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& tr[data-out] th': { fontWeight: 400, color: 'text.secondary' },
  // On a phone a column is a card.
  '@media (max-width: 599.95px)': {
    '&, & tbody': { display: 'grid' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', p: 1, gap: 0.5 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& th, & td': { display: 'block', border: 0, px: 0, py: 0 },
    '& td:empty': { display: 'none' },
  },
} as const;

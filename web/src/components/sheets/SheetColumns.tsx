import Box from '@mui/material/Box';
import { CompactSelect } from '../forms/PlainSelect';
import { HeaderCell } from '../headers/HeaderCell';
import { framedTableStyles } from '../look/framedTable';
import { sheetHeaders } from './sheetHeaders';
import type { SheetFieldsFragment } from './sheets.generated';
import type { LayoutChange } from './useSheetLayout';

type Props = { sheet: SheetFieldsFragment; onSet: (change: LayoutChange) => void };
type SheetColumn = SheetFieldsFragment['columns'][number];

/**
 * Lists the columns of a sheet: header, sample cells, the selected field, and cells that cannot be read as
 * this field.
 */
export function SheetColumns({ sheet, onSet }: Props) {
  const { columns, fields } = sheet;

  function selectField(index: number, field: string): void {
    // A field can have one column: the one selected last.
    const otherFields = columns.map(column => (column.field === field ? null : column.field));
    onSet({ columns: otherFields.with(index, field || null) });
  }

  const options = [['', 'Left out'] as const, ...fields.map(({ name, title }) => [name, title] as const)];
  return (
    <Box component="table" aria-label="Columns" sx={tableStyles}>
      <thead>
        <tr>
          {sheetHeaders.map(header => (
            <HeaderCell key={header.label} header={header} />
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
                <CompactSelect
                  isLabelHidden
                  label={`${name} is`}
                  value={column.field ?? ''}
                  options={options}
                  onChange={field => selectField(index, field)}
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

function UnreadableCells({ column: { unreadableCount, firstUnreadable } }: { column: SheetColumn }) {
  if (!firstUnreadable) return null;
  const { line, text, why } = firstUnreadable;
  return (
    <Box component="span" sx={problemStyles}>
      {unreadableCount === 1 ? '1 cell' : `${unreadableCount.toLocaleString()} cells`}
      {`: line ${line}, “${text}” ${why}`}
    </Box>
  );
}

const problemStyles = {
  display: 'inline-block',
  px: 1,
  borderRadius: 0.5,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  overflowWrap: 'anywhere',
} as const;

const tableStyles = {
  ...framedTableStyles,
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .samples': { color: 'text.secondary', overflowWrap: 'anywhere' },
  '& tr[data-out] th': { fontWeight: 400, color: 'text.secondary' },
  // On a phone each column of the sheet is a card.
  '@media (max-width: 599.95px)': {
    '&, & tbody': { display: 'grid' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', p: 1, gap: 0.5 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& th, & td': { display: 'block', border: 0, px: 0, py: 0 },
    '& td:empty': { display: 'none' },
  },
} as const;

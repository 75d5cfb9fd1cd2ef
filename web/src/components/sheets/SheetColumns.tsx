import Box from '@mui/material/Box';
import { CompactSelect } from '../forms/SelectField';
import { HeaderCell } from '../headers/HeaderCell';
import { framedTableStyles } from '../styles/framed.styles';
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
    // Only one column can have a field. The column that was selected last keeps the field.
    const otherFields = columns.map(column => (column.field === field ? null : column.field));
    onSet({ columns: otherFields.with(index, field || null) });
  }

  const options = [['', 'Skip'] as const, ...fields.map(({ name, title }) => [name, title] as const)];
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a column
            <tr key={index} data-out={column.field === null || undefined}>
              <th scope="row">{name}</th>
              <td className="samples">{column.samples.join(' · ')}</td>
              <td>
                <CompactSelect
                  isLabelHidden
                  label={`Field for ${name}`}
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
      {unreadableCount === 1 ? '1 value' : `${unreadableCount.toLocaleString()} values`}
      {`: row ${line}, “${text}” ${why}`}
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

/** Maximum number of columns that are listed. */
const MAX_LISTED = 12;

/**
 * Lists the non-empty columns that are not imported, each with the reason (sheets.md, Skipped columns).
 */
export function LeftOutColumns({ columns }: Pick<SheetFieldsFragment, 'columns'>) {
  const leftOutColumns = columns
    .map(({ head, ...column }, index) => ({ ...column, name: head || `Column ${index + 1}` }))
    .filter(({ field, leftOutBecause }) => field === null && leftOutBecause);
  if (leftOutColumns.length === 0) return null;
  return (
    <Box component="section" aria-label="Skipped columns" sx={{ overflowWrap: 'anywhere' }}>
      {leftOutColumns.length === 1 ? '1 column is skipped:' : `${leftOutColumns.length} columns are skipped:`}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {leftOutColumns.slice(0, MAX_LISTED).map(({ name, leftOutBecause }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several columns may have the same header
          <li key={index}>
            <strong>{name}</strong>, because {leftOutBecause}
          </li>
        ))}
        {leftOutColumns.length > MAX_LISTED && <li>and {leftOutColumns.length - MAX_LISTED} more</li>}
      </Box>
    </Box>
  );
}

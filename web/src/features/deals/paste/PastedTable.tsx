import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FORM_ORDER, formatDraftField, formFields } from '../../../components/deals/dealFormFields';
import { CompactSelect } from '../../../components/forms/SelectField';
import { CloseIcon } from '../../../components/icons/icons';
import { mapPersonNames } from '../fields/useDealPeople';
import { PastedCellInput } from './PastedCellInput';
import type { PastedColumn } from './pastedDeals';
import type { usePastedDeals } from './usePastedDeals';

type Props = {
  pastedDeals: ReturnType<typeof usePastedDeals>;
  /** Error messages of the server by row index. */
  rowErrors: ReadonlyMap<number, string>;
};

/** Previews the pasted cells. A cell that could not be parsed has an input. */
export function PastedTable({ pastedDeals, rowErrors }: Props) {
  const { columns, columnTitles, rows, deals } = pastedDeals;
  const names = mapPersonNames(pastedDeals.people, undefined);
  const hasNumbers = columns.includes('number');
  return (
    <Box sx={frameStyles}>
      <Box component="table" aria-label="Pasted deals" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {!hasNumbers && <th scope="col">{formFields.number.label}</th>}
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a column
              <th key={index} scope="col">
                <ColumnSelect
                  name={columnTitles[index] || `Column ${index + 1}`}
                  column={column}
                  onChoose={next => pastedDeals.chooseColumn(index, next)}
                />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {deals.map((deal, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a row
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {!hasNumbers && <td>{deal.draft.number}</td>}
              {columns.map((column, index) => {
                const cell = rows[row]?.[index] ?? '';
                const problem =
                  column && (deal.problems[column] ?? (column === 'number' && rowErrors.get(row)));
                if (column && problem) {
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a cell
                    <td key={index} data-problem>
                      <PastedCellInput
                        label={`${formFields[column].label}, row ${row + 1}`}
                        text={cell}
                        problem={problem}
                        onCorrect={next => pastedDeals.correctCell(row, index, next)}
                      />
                    </td>
                  );
                }
                const isNumberSuggested = column === 'number' && deal.isNumberSuggested;
                const isBlank = cell === '' && !isNumberSuggested;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a cell
                  <td key={index} data-quiet={column === null || isBlank || undefined}>
                    {column === null ? cell : isBlank ? '–' : formatDraftField(column, deal.draft, names)}
                    {isNumberSuggested && (
                      <Box component="span" sx={hintStyles}>
                        {' '}
                        next available
                      </Box>
                    )}
                  </td>
                );
              })}
              <td>
                {rowErrors.has(row) && !hasNumbers && (
                  <Box sx={{ color: 'error.main' }}>{rowErrors.get(row)}</Box>
                )}
                <IconButton aria-label={`Remove row ${row + 1}`} onClick={() => pastedDeals.removeRow(row)}>
                  <CloseIcon fontSize="small" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type ColumnSelectProps = { name: string; column: PastedColumn; onChoose: (column: PastedColumn) => void };

const ColumnSelect = ({ name, column, onChoose }: ColumnSelectProps) => (
  <Box sx={{ display: 'grid' }}>
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {name}
    </Box>
    <CompactSelect
      isLabelHidden
      label={`Field for ${name}`}
      value={column ?? ''}
      options={columnOptions}
      onChange={fieldName => onChoose(FORM_ORDER.find(field => field === fieldName) ?? null)}
    />
  </Box>
);

const columnOptions = [
  ['', 'Skip'] as const,
  ...FORM_ORDER.map(field => [field, formFields[field].label] as const),
];

const frameStyles = {
  overflow: 'auto',
  maxHeight: { xs: 'none', sm: '50vh' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const tableStyles = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: 1,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: 1,
    py: 0.5,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th, & thead td': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'ground.sunken' },
  '& tbody th': { fontWeight: 400, color: 'text.secondary' },
  '& td[data-quiet]': { color: 'faint.text' },
  '& td[data-problem]': { bgcolor: 'status.bad.tint' },
} as const;

const hintStyles = { typography: 'caption', color: 'text.secondary' } as const;

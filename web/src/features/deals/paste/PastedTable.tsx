import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PlainSelect } from '../../../components/forms/PlainSelect';
import { CloseIcon } from '../../../components/look/icons';
import { draftWords } from '../draft/draftWords';
import { FORM_ORDER, formFields } from '../draft/formFields';
import { namesOf } from '../fields/useDealPeople';
import { CellFix } from './CellFix';
import type { Column } from './pastedColumns';
import type { usePastedDeals } from './usePastedDeals';

type Props = {
  pasted: ReturnType<typeof usePastedDeals>;
  /** What the server said of a row, by its place. */
  refusals: ReadonlyMap<number, string>;
};

/** What each pasted cell became; what could not be read stands there to be corrected. */
export function PastedTable({ pasted, refusals }: Props) {
  const { columns, heads, rows, deals } = pasted;
  const names = namesOf(pasted.people, undefined);
  const hasNumbers = columns.includes('number');
  return (
    <Box sx={frame}>
      <Box component="table" aria-label="Pasted deals" sx={table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {!hasNumbers && <th scope="col">{formFields.number.label}</th>}
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={index} scope="col">
                <ColumnSelect
                  name={heads[index] || `Column ${index + 1}`}
                  column={column}
                  onChoose={next => pasted.choose(index, next)}
                />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {deals.map((deal, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {!hasNumbers && <td>{deal.draft.number}</td>}
              {columns.map((column, index) => {
                const cell = rows[row]?.[index] ?? '';
                const problem =
                  column && (deal.problems[column] ?? (column === 'number' && refusals.get(row)));
                if (column && problem) {
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    <td key={index} data-problem>
                      <CellFix
                        label={`${formFields[column].label}, row ${row + 1}`}
                        text={cell}
                        problem={problem}
                        onCorrect={next => pasted.correct(row, index, next)}
                      />
                    </td>
                  );
                }
                const isOffered = column === 'number' && deal.isNumberOffered;
                const isBlank = cell === '' && !isOffered;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={index} data-quiet={column === null || isBlank || undefined}>
                    {column === null ? cell : isBlank ? '–' : draftWords(column, deal.draft, names)}
                    {isOffered && (
                      <Box component="span" sx={hint}>
                        {' '}
                        next free
                      </Box>
                    )}
                  </td>
                );
              })}
              <td>
                {refusals.has(row) && !hasNumbers && (
                  <Box sx={{ color: 'error.main' }}>{refusals.get(row)}</Box>
                )}
                <IconButton aria-label={`Leave out row ${row + 1}`} onClick={() => pasted.leaveOut(row)}>
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

type SelectProps = { name: string; column: Column; onChoose: (column: Column) => void };

/** What a column is read as. */
const ColumnSelect = ({ name, column, onChoose }: SelectProps) => (
  <Box sx={{ display: 'grid' }}>
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {name}
    </Box>
    <PlainSelect
      isLabelHidden
      label={`${name} is read as`}
      value={column ?? ''}
      options={readAs}
      onChange={chosen => onChoose(FORM_ORDER.find(field => field === chosen) ?? null)}
    />
  </Box>
);

const readAs = [
  ['', 'Left out'] as const,
  ...FORM_ORDER.map(field => [field, formFields[field].label] as const),
];

const frame = {
  overflow: 'auto',
  maxHeight: { xs: 'none', sm: '50vh' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const table = {
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

const hint = { typography: 'caption', color: 'text.secondary' } as const;

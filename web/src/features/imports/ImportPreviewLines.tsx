import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { Pager, PrintedRows } from '../../components/lists/ListPage';
import { framedTableStyles } from '../../components/styles/framed.styles';
import type { ImportOutcome, SheetPurpose } from '../../generated/types';
import { explainLine, formatOutcomeCount, IMPORT_OUTCOMES, type ImportPreviewData } from './import.labels';
import { importLineHeaders } from './importHeaders';

type Props = {
  id: number;
  purpose: SheetPurpose;
  preview: ImportPreviewData;
  /** Outcome of the listed lines. Null lists lines with any outcome. */
  outcome: ImportOutcome | null;
  page: number;
  isUpdating: boolean;
  onChange: (filter: { outcome: ImportOutcome | null; page: number }) => void;
};

/** Lists the lines of an import with their outcomes. The user can filter the lines by outcome. */
export function ImportPreviewLines({ id, purpose, preview, outcome, page, isUpdating, onChange }: Props) {
  const { counts, lines, lineCount } = preview;
  return (
    <Box
      component="section"
      aria-label="Rows"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows by result"
          value={outcome ?? 'ALL'}
          onChange={(_event, next) => next && onChange({ outcome: next === 'ALL' ? null : next, page: 0 })}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="ALL">All rows</ToggleButton>
          {IMPORT_OUTCOMES.map(outcomeOption => (
            <ToggleButton key={outcomeOption} value={outcomeOption}>
              {formatOutcomeCount(outcomeOption, counts)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton tables={[{ title: 'Import rows', name: 'importlines', query: { id, outcome } }]} />
      </Box>
      <PrintedRows rows={lineCount} page={page} />
      {lines.length === 0 ? (
        <EmptyState
          text="No rows with this result."
          action={
            <Button variant="outlined" onClick={() => onChange({ outcome: null, page: 0 })}>
              Show all rows
            </Button>
          }
        />
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                {importLineHeaders[purpose === 'IMPORT_PEOPLE' ? purpose : 'IMPORT_DEALS'].map(header => (
                  <HeaderCell key={header.label} header={header} />
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(line => (
                <tr key={line.line} data-outcome={line.outcome}>
                  <td>{line.line}</td>
                  <td>{line.key}</td>
                  <td>{line.name}</td>
                  <td>
                    <OutcomeText outcome={line.outcome} /> {explainLine(line)}
                    {line.warning && <Box sx={{ color: 'status.open.text' }}>{line.warning}</Box>}
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Pager
        rows={lineCount}
        page={page}
        isUpdating={isUpdating}
        onPage={next => onChange({ outcome, page: next })}
      />
    </Box>
  );
}

const lineOutcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  NEW: 'New',
  UNCHANGED: 'Unchanged',
  DIFFERS: 'Kept as is',
  REFUSED: 'Skipped',
};

const OutcomeText = ({ outcome }: { outcome: ImportOutcome }) => (
  <Box component="strong" sx={{ mr: 0.5, color: outcome === 'REFUSED' ? 'status.bad.text' : 'inherit' }}>
    {lineOutcomeLabels[outcome]}
  </Box>
);

const tableStyles = {
  ...framedTableStyles,
  '& th, & td': { ...framedTableStyles['& th, & td'], verticalAlign: 'top' },
  '& td:first-of-type, & th:first-of-type': { textAlign: 'right', width: '4em' },
  '& td:nth-of-type(3)': { minWidth: 120, overflowWrap: 'anywhere' },
} as const;

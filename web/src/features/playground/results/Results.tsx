import { pick, ResponseEditor, useGraphiQL } from '@graphiql/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { useToast } from '../../../components/feedback/Toast';
import { ProblemText } from '../../../components/forms/ProblemText';
import { copyText } from '../../../lib/copyText';
import { saveFile } from '../../../lib/exports/saveFile';
import { graphiqlStyles } from '../editor/editor.styles';
import { useActiveResponse } from '../tabs/useTabs';
import { ResultTableView } from './ResultTableView';
import { type ResultTable, toResultTable } from './resultTable';
import { buildWorkbook, formatCsv, formatTsv } from './spreadsheet';

/** Shows the result of a query as a table that can be copied and downloaded, or as JSON. */
export function Results() {
  const [view, setView] = useState<'table' | 'json'>('table');
  const { isFetching, operationName } = useGraphiQL(pick('isFetching', 'operationName'));
  const response = useActiveResponse();
  const table = useMemo(() => toResultTable(response?.data), [response]);
  const showToast = useToast();
  const fileName = operationName ?? 'results';

  async function copyTable() {
    const isCopied = table !== null && (await copyText(formatTsv(table)));
    if (isCopied) showToast('Copied. Paste it into a spreadsheet.');
    else showToast('Couldn’t copy the table. Download it instead.', 'warning');
  }

  async function downloadWorkbook(resultTable: ResultTable) {
    try {
      saveFile(new Blob([await buildWorkbook(resultTable)], { type: XLSX_MIME_TYPE }), `${fileName}.xlsx`);
    } catch {
      showToast('Couldn’t create the Excel file. Try again, or download CSV.', 'warning');
    }
  }

  return (
    <Box component="section" aria-label="Results" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={barStyles}>
        <ToggleButtonGroup
          exclusive
          aria-label="Show results as"
          value={view}
          onChange={(_event, next) => next && setView(next)}
        >
          <ToggleButton value="table">Table</ToggleButton>
          <ToggleButton value="json">JSON</ToggleButton>
        </ToggleButtonGroup>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {isFetching
            ? 'Running...'
            : table && `${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}`}
        </Box>
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button disabled={!table} onClick={() => void copyTable()}>
            Copy table
          </Button>
          <Button
            variant="outlined"
            disabled={!table}
            onClick={() => table && saveFile(toCsvBlob(table), `${fileName}.csv`)}
          >
            Download CSV
          </Button>
          <Button variant="outlined" disabled={!table} onClick={() => table && void downloadWorkbook(table)}>
            Download Excel
          </Button>
        </Box>
      </Box>
      <ProblemText>{response?.problems.join('\n') ?? ''}</ProblemText>
      {view === 'table' && table && <ResultTableView table={table} />}
      {view === 'table' && !table && !isFetching && <EmptyState isBare text={getEmptyText(response)} />}
      {/* Always rendered, because GraphiQL writes each response to it. */}
      <Box
        className="graphiql-container"
        sx={[graphiqlStyles, jsonStyles, view !== 'json' && { display: 'none' }]}
      >
        <ResponseEditor />
      </Box>
    </Box>
  );
}

function getEmptyText(response: ReturnType<typeof useActiveResponse>): string {
  if (!response) return 'Run a query to see the results here.';
  return response.problems.length > 0 ? 'No results. See the error above.' : 'No results.';
}

const XLSX_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const toCsvBlob = (table: ResultTable): Blob =>
  new Blob([formatCsv(table)], { type: 'text/csv;charset=utf-8' });

const barStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const jsonStyles = {
  position: 'relative',
  height: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

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
import { graphiqlLook } from '../editor/editorLook';
import { AnswerTable } from './AnswerTable';
import { type ResultTable, tableOf } from './resultTable';
import { clipboardOf, csvOf, workbookOf } from './spreadsheet';
import { useAnswer } from './useAnswer';

/** The answer: a table to read and to take along, or the JSON as it came. */
export function Results() {
  const [view, setView] = useState<'table' | 'json'>('table');
  const { isFetching, operationName } = useGraphiQL(pick('isFetching', 'operationName'));
  const answer = useAnswer();
  const table = useMemo(() => tableOf(answer?.data), [answer]);
  const showToast = useToast();
  const name = operationName ?? 'answer';

  async function copy() {
    const isCopied = table !== null && (await copyText(clipboardOf(table)));
    if (isCopied) showToast('Copied. Paste it into a spreadsheet.');
    else showToast('The table could not be copied. Download it instead.', 'warning');
  }

  async function saveWorkbook(saved: ResultTable) {
    try {
      saveFile(new Blob([await workbookOf(saved)], { type: XLSX }), `${name}.xlsx`);
    } catch {
      showToast('The workbook could not be made. Try again, or download CSV.', 'warning');
    }
  }

  return (
    <Box component="section" aria-label="Answer" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={bar}>
        <ToggleButtonGroup
          exclusive
          aria-label="Show the answer as"
          value={view}
          onChange={(_event, next) => next && setView(next)}
        >
          <ToggleButton value="table">Table</ToggleButton>
          <ToggleButton value="json">JSON</ToggleButton>
        </ToggleButtonGroup>
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {isFetching
            ? 'Asking...'
            : table && `${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}`}
        </Box>
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button disabled={!table} onClick={() => void copy()}>
            Copy for a spreadsheet
          </Button>
          <Button
            variant="outlined"
            disabled={!table}
            onClick={() => table && saveFile(asCsv(table), `${name}.csv`)}
          >
            Download CSV
          </Button>
          <Button variant="outlined" disabled={!table} onClick={() => table && void saveWorkbook(table)}>
            Download Excel
          </Button>
        </Box>
      </Box>
      <ProblemText>{answer?.problems.join('\n') ?? ''}</ProblemText>
      {view === 'table' && table && <AnswerTable table={table} />}
      {view === 'table' && !table && !isFetching && <EmptyState isBare text={emptyText(answer)} />}
      {/* Always there, because GraphiQL hands every answer to it. */}
      <Box className="graphiql-container" sx={[graphiqlLook, json, view !== 'json' && { display: 'none' }]}>
        <ResponseEditor />
      </Box>
    </Box>
  );
}

function emptyText(answer: ReturnType<typeof useAnswer>): string {
  if (!answer) return 'Run the query to see its answer here.';
  return answer.problems.length > 0 ? 'There is no answer to show.' : 'Nothing was found.';
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const asCsv = (table: ResultTable): Blob => new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const json = {
  position: 'relative',
  height: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

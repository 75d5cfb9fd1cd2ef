import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExportButton } from '../../components/export/ExportButton';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { ProblemText } from '../../components/forms/ProblemText';
import { formatImportResult, formatItemCount } from './import.labels';
import type { ImportFieldsFragment } from './imports.generated';
import type { useImportActions } from './useImportActions';

type Props = {
  importRun: ImportFieldsFragment;
  actions: ReturnType<typeof useImportActions>;
  onImportAnother: () => void;
};

/**
 * Shows the deals or people that an import has added. A button undoes the import; it is not available once an
 * added deal or person has changed.
 */
export function ImportResult({ importRun, actions, onImportAnother }: Props) {
  const { state, failure, undoneBy, importedBy } = importRun;
  const isReverted = state === 'UNDONE';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box role="status" sx={{ typography: 'h2' }}>
        {isReverted
          ? `Undone by ${undoneBy}: ${formatImportResult(importRun)}.`
          : `Imported: ${formatImportResult(importRun)}.`}
      </Box>
      {!isReverted && (
        <Box sx={{ color: 'text.secondary' }}>
          By {importedBy}. You can undo this import until someone edits anything it added.
        </Box>
      )}
      <ProblemText>{actions.problem || failure || ''}</ProblemText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isReverted && importRun.dealCount > 0 && (
          <Button variant="contained" component={Link} to={`/activity?period=all&import=${importRun.id}`}>
            {`View ${formatItemCount(importRun.purpose, importRun.dealCount)}`}
          </Button>
        )}
        <Button variant="outlined" onClick={onImportAnother}>
          Import another file
        </Button>
        {!isReverted && (
          <ExportButton
            tables={[{ title: 'Import rows', name: 'importlines', query: { id: importRun.id } }]}
          />
        )}
        {!isReverted && (
          <ConfirmButton
            label="Undo import"
            confirmLabel="Confirm Undo"
            busyLabel="Undoing..."
            isBusy={actions.isBusy}
            onConfirm={() => void actions.undo()}
          />
        )}
      </Box>
    </Box>
  );
}

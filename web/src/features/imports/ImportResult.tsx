import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExportButton } from '../../components/export/ExportButton';
import { ConfirmButton } from '../../components/forms/ConfirmButton';
import { ProblemText } from '../../components/forms/ProblemText';
import type { ImportFieldsFragment } from './imports.generated';
import { broughtWords, things } from './importWords';
import type { useImportActs } from './useImportActs';

type Props = {
  found: ImportFieldsFragment;
  acts: ReturnType<typeof useImportActs>;
  onOther: () => void;
};

/** What an import has brought, and the way back while nothing of it has been changed. */
export function ImportResult({ found, acts, onOther }: Props) {
  const { state, failure, undoneBy, importedBy } = found;
  const isUndone = state === 'UNDONE';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box role="status" sx={{ typography: 'h2' }}>
        {isUndone ? `Undone by ${undoneBy}: ${broughtWords(found)}.` : `Imported: ${broughtWords(found)}.`}
      </Box>
      {!isUndone && (
        <Box sx={{ color: 'text.secondary' }}>
          By {importedBy}. It can be undone as one while nothing of it has been changed.
        </Box>
      )}
      <ProblemText>{acts.problem || failure || ''}</ProblemText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isUndone && found.dealCount > 0 && (
          <Button variant="contained" component={Link} to={`/activity?period=all&import=${found.id}`}>
            {`Show ${things(found.purpose, found.dealCount)}`}
          </Button>
        )}
        <Button variant="outlined" onClick={onOther}>
          Import another file
        </Button>
        {!isUndone && (
          <ExportButton tables={[{ title: 'Import lines', name: 'importlines', query: { id: found.id } }]} />
        )}
        {!isUndone && (
          <ConfirmButton
            label="Undo this import"
            confirmLabel="Confirm Undo"
            busyLabel="Undoing..."
            isBusy={acts.isBusy}
            onConfirm={() => void acts.undo()}
          />
        )}
      </Box>
    </Box>
  );
}

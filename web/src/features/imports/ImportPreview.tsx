import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../components/feedback/LoadError';
import { Loading } from '../../components/feedback/Loading';
import { ProblemText } from '../../components/forms/ProblemText';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { UpdatingIndicator } from '../../components/lists/ListPage';
import { framedTableStyles } from '../../components/styles/framed.styles';
import type { ImportOutcome } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import { formatMoney } from '../../lib/format/money';
import { formatCount } from '../../lib/format/numbers';
import { ROWS_PER_PAGE } from '../../lib/urlState/listParams';
import { ImportPreviewLines } from './ImportPreviewLines';
import { formatClosedMonth, formatItemCount, formatLineCount } from './import.labels';
import { importSumHeaders } from './importHeaders';
import {
  type ImportFieldsFragment,
  ImportPreviewDocument,
  type ImportPreviewQuery,
  type ImportSumFieldsFragment,
} from './imports.generated';
import { UnresolvedValues } from './UnresolvedItems';
import { UnresolvedNames } from './UnresolvedNames';
import type { useImportActions } from './useImportActions';

type Props = {
  importRun: ImportFieldsFragment;
  actions: ReturnType<typeof useImportActions>;
  onEditColumns: () => void;
};

/**
 * Previews an import: the unresolved names and values, the outcome of each line, and the button that starts
 * the import (import.md, Steps).
 */
export function ImportPreview({
  importRun: { id, sheetId, purpose, failure },
  actions,
  onEditColumns,
}: Props) {
  const [filter, setFilter] = useState<{ outcome: ImportOutcome | null; page: number }>({
    outcome: null,
    page: 0,
  });
  const { data, previousData, error, loading, refetch } = useQuery(ImportPreviewDocument, {
    variables: { id, outcome: filter.outcome, offset: filter.page * ROWS_PER_PAGE, limit: ROWS_PER_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const preview = (data ?? previousData)?.importPreview;
  const columnsButton = (
    <Button color="inherit" variant="outlined" onClick={onEditColumns}>
      Edit columns
    </Button>
  );
  if (error && !preview) {
    return (
      <>
        <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />
        <Box>{columnsButton}</Box>
      </>
    );
  }
  if (!preview) return <Loading />;
  const { counts, newPersonCount, totalLines, numberOnlyLines, lacking, closedMonths, sums } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnresolvedNames
        preview={preview}
        isBusy={actions.isBusy}
        onResolve={names => void actions.resolveNames(names)}
      />
      <UnresolvedValues preview={preview} onResolve={value => void actions.resolveValue(sheetId, value)} />
      <ProblemText>{actions.problem || failure || ''}</ProblemText>
      <PreviewSums sums={sums} />
      <ClosedMonthsAlert months={closedMonths} />
      {lacking.length > 0 && (
        <Alert severity="warning">
          {lacking.map(message => (
            <Box key={message}>{message}</Box>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={actions.isBusy || loading || counts.new === 0}
          onClick={() => void actions.run(counts.new)}
        >
          {`Import ${formatItemCount(purpose, counts.new)}`}
        </Button>
        {columnsButton}
        <Box role="status" sx={secondaryTextStyles}>
          {formatSideEffects(counts.refused, newPersonCount)}
        </Box>
      </Box>
      <SkippedLines reason="totals" lines={totalLines} />
      <SkippedLines reason="only a number" lines={numberOnlyLines} />
      <UpdatingIndicator isUpdating={loading} />
      <ImportPreviewLines
        id={id}
        purpose={purpose}
        preview={preview}
        outcome={filter.outcome}
        page={filter.page}
        isUpdating={loading}
        onChange={setFilter}
      />
    </Box>
  );
}

type SkippedClosedMonth = ImportPreviewQuery['importPreview']['closedMonths'][number];

/** Explains why lines of closed months are left out, and links to the months. */
function ClosedMonthsAlert({ months }: { months: readonly SkippedClosedMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to="/closing">
          View months
        </Button>
      }
    >
      {months.map(closedMonth => (
        <Box key={closedMonth.month}>{formatClosedMonth(closedMonth)}</Box>
      ))}
    </Alert>
  );
}

const MAX_LISTED_LINES = 20;

function SkippedLines({ reason, lines: skippedLines }: { reason: string; lines: readonly number[] }) {
  if (skippedLines.length === 0) return null;
  return (
    <Box sx={secondaryTextStyles}>
      {`Skipped (${reason}): ${skippedLines.length === 1 ? 'row' : 'rows'} ${skippedLines.slice(0, MAX_LISTED_LINES).map(formatCount).join(', ')}`}
      {skippedLines.length > MAX_LISTED_LINES &&
        ` and ${formatCount(skippedLines.length - MAX_LISTED_LINES)} more`}
    </Box>
  );
}

/**
 * Formats the side effects of the import: the new people that are added, and the rejected lines that are left
 * out.
 */
function formatSideEffects(rejectedCount: number, newPersonTotal: number): string {
  const added =
    newPersonTotal === 0
      ? ''
      : `Adds ${formatCount(newPersonTotal)} new ${newPersonTotal === 1 ? 'person' : 'people'} as inactive. `;
  return rejectedCount === 0 ? added : `${added}${formatLineCount(rejectedCount)} will be skipped.`;
}

const secondaryTextStyles = { color: 'text.secondary', typography: 'body2' } as const;

/**
 * Shows the sums of the file and of the import. Users compare them with the system that exported the file
 * (import.md, Totals).
 */
export function PreviewSums({ sums }: Pick<ImportPreviewQuery['importPreview'], 'sums'>) {
  if (!sums) return null;
  return (
    <Box component="table" aria-label="Totals" sx={sumsTableStyles}>
      <thead>
        <tr>
          <td />
          {importSumHeaders.map(header => (
            <HeaderCell key={header.label} header={header} />
          ))}
        </tr>
      </thead>
      <tbody>
        <SumRow title="In the file" sum={sums.file} />
        <SumRow title="To import" sum={sums.imported} />
      </tbody>
    </Box>
  );
}

const SumRow = ({ title, sum }: { title: string; sum: ImportSumFieldsFragment }) => (
  <tr>
    <th scope="row">{title}</th>
    <td>{formatCount(sum.deals)}</td>
    <td>{formatCount(sum.units)}</td>
    <td>{formatMoney(sum.frontGross)}</td>
    <td>{formatMoney(sum.backGross)}</td>
  </tr>
);

const sumsTableStyles = {
  ...framedTableStyles,
  maxWidth: 640,
  '& thead th, & tbody td': { textAlign: 'right' },
} as const;

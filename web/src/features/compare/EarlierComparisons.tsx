import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { FramedList, FramedRow } from '../../components/page/itemLists';
import { DeleteFileButton } from '../../components/sheets/DeleteFileButton';
import { toErrorMessage } from '../../lib/apollo/errors';
import { formatUsDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatInstant } from '../../lib/format/changes';
import { formatMoney } from '../../lib/format/money';
import { formatMegabytes } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import {
  type ComparisonSummaryFieldsFragment,
  ComparisonsDocument,
  DeleteComparisonDocument,
} from './compare.generated';
import { formatLineCount } from './compare.labels';

export function EarlierComparisons({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useLiveQuery(ComparisonsDocument);
  const [deleteComparison] = useMutation(DeleteComparisonDocument, { refetchQueries: ['Comparisons'] });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data || data.comparisons.length === 0) return null;
  return (
    <Box component="section" aria-label="Comparisons" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">Comparisons</Typography>
        <ExportButton tables={[{ title: 'Comparisons', name: 'comparisons', query: {} }]} />
      </Box>
      <FramedList>
        {data.comparisons.map(comparison => (
          <FramedRow
            key={comparison.id}
            title={comparison.fileName}
            facts={formatComparison(comparison, timeZone)}
            actions={
              <>
                <Button onClick={() => onOpen(comparison.id)}>Open</Button>
                <DeleteFileButton
                  fileName={comparison.fileName}
                  onDelete={() => deleteComparison({ variables: { id: comparison.id } })}
                />
              </>
            }
          />
        ))}
      </FramedList>
    </Box>
  );
}

function formatComparison(comparison: ComparisonSummaryFieldsFragment, timeZone: string): string {
  const comparedAtText = formatInstant(comparison.createdAt, timeZone);
  const openText =
    comparison.openCount === 0 ? 'all resolved' : `${formatLineCount(comparison.openCount)} unresolved`;
  return `${formatUsDay(comparison.firstDay)} – ${formatUsDay(comparison.lastDay)} · difference ${formatMoney(comparison.difference)} · ${openText} · ${formatMegabytes(comparison.bytes)} · ${comparison.comparedBy}, ${comparedAtText}`;
}

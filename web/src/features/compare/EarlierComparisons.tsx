import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { FramedList, FramedRow } from '../../components/lists/FramedList';
import { LoadError } from '../../components/page/LoadError';
import { DeleteFile } from '../../components/sheets/DeleteFile';
import { usDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { timeWords } from '../../lib/values/changeWords';
import { megabytes } from '../../lib/values/megabytes';
import { money } from '../../lib/values/money';
import {
  type ComparisonFactsFragment,
  ComparisonsDocument,
  DeleteComparisonDocument,
} from './compare.generated';
import { linesOf } from './compareWords';

/** What was compared before, by anyone. */
export function EarlierComparisons({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useLiveQuery(ComparisonsDocument);
  const [remove] = useMutation(DeleteComparisonDocument, { refetchQueries: ['Comparisons'] });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.comparisons.length === 0) return null;
  return (
    <Box component="section" aria-label="Comparisons" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">Comparisons</Typography>
        <ExportButton tables={[{ title: 'Comparisons', name: 'comparisons', query: {} }]} />
      </Box>
      <FramedList>
        {data.comparisons.map(each => (
          <FramedRow
            key={each.id}
            title={each.fileName}
            facts={wordsOf(each, timeZone)}
            actions={
              <>
                <Button onClick={() => onOpen(each.id)}>Open</Button>
                <DeleteFile
                  fileName={each.fileName}
                  onDelete={() => remove({ variables: { id: each.id } })}
                />
              </>
            }
          />
        ))}
      </FramedList>
    </Box>
  );
}

function wordsOf(each: ComparisonFactsFragment, timeZone: string): string {
  const at = timeWords(each.createdAt, timeZone);
  const open = each.openCount === 0 ? 'nothing open' : `${linesOf(each.openCount)} open`;
  return `${usDay(each.firstDay)} – ${usDay(each.lastDay)}, difference ${money(each.difference)}, ${open}; ${megabytes(each.bytes)}; by ${each.comparedBy}, ${at}`;
}

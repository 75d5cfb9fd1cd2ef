import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ProblemText } from '../../components/forms/ProblemText';
import { PageHeader } from '../../components/page/PageHeader';
import { SheetReader } from '../../components/sheets/SheetReader';
import { id, maybeOneOf, useUrlState } from '../../lib/address/urlState';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ComparedPeriod, type Period } from './ComparedPeriod';
import { CompareSheetDocument, ProposedPeriodDocument } from './compare.generated';
import { GROUPS } from './compareWords';
import { EarlierComparisons } from './EarlierComparisons';
import { OneComparison } from './OneComparison';

const params = {
  sheet: id(),
  comparison: id(),
  group: maybeOneOf(GROUPS),
  open: maybeOneOf(['yes']),
};

/** What a comparison reads, and what comes of it. */
const SAYS = [
  'Take a gross recap: a row for each deal, with its deal or stock number, and front, back or total gross.',
  'You see which rows are equal, which differ and by how much, and which stand on one side only.',
  'No deal changes until you take an amount from the file. Equal rows can be confirmed together.',
];

/** /compare: gross beside a file (compare.md). Where one is, stands in the address. */
export function ComparePage() {
  const [url, change] = useUrlState(params);
  const client = useApolloClient();
  const [period, setPeriod] = useState<Period>();
  const [problem, setProblem] = useState('');

  async function compare(sheetId: number): Promise<void> {
    setProblem('');
    try {
      // Whoever is quicker than the proposal compares what it would have been.
      const { start, end } = period ?? (await proposed(sheetId)) ?? { start: null, end: null };
      if (!start || !end) return setProblem('Choose the first and the last day of delivery.');
      const variables = { sheetId, start, end };
      const { data } = await client.mutate({ mutation: CompareSheetDocument, variables });
      change({ comparison: data?.compareSheet.id ?? null, sheet: null });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  const proposed = async (sheetId: number): Promise<Period | undefined> =>
    (
      await client.query({
        query: ProposedPeriodDocument,
        variables: { sheetId },
      })
    ).data?.proposedPeriod;

  if (url.comparison !== null) {
    return (
      <Box sx={page}>
        <OneComparison
          key={url.comparison}
          id={url.comparison}
          group={url.group}
          isOpen={url.open === 'yes'}
          onShow={change}
          onOther={comparison => change({ comparison, group: null, open: null })}
        />
      </Box>
    );
  }
  return (
    <Box sx={page}>
      <PageHeader title="Compare" />
      <SheetReader
        purpose="COMPARE"
        sheetId={url.sheet ?? undefined}
        onSheet={sheet => {
          setPeriod(undefined);
          change({ sheet: sheet ?? null });
        }}
        onReady={sheetId => void compare(sheetId)}
        readyLabel="Compare"
        says={SAYS}
        sample={{ href: '/samples/gross-recap.csv', label: 'A sample of a gross recap' }}
      >
        {url.sheet !== null && (
          <ComparedPeriod key={url.sheet} sheetId={url.sheet} period={period} onChange={setPeriod} />
        )}
      </SheetReader>
      <ProblemText>{problem}</ProblemText>
      {url.sheet === null && <EarlierComparisons onOpen={comparison => change({ comparison })} />}
    </Box>
  );
}

const page = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

import { useApolloClient, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { DateField } from '../../components/days/DateField';
import { FilterBar } from '../../components/filters/FilterBar';
import { ProblemText } from '../../components/forms/ProblemText';
import { PageHeader } from '../../components/page/PageHeader';
import { SheetReader } from '../../components/sheets/SheetReader';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { Day } from '../../lib/days/dates';
import { idParam, optionalOneOfParam, useUrlState } from '../../lib/urlState/urlState';
import { ComparisonView } from './ComparisonView';
import { CompareSheetDocument, ProposedPeriodDocument } from './compare.generated';
import { COMPARED_GROUPS } from './compare.labels';
import { EarlierComparisons } from './EarlierComparisons';

const params = {
  sheet: idParam(),
  comparison: idParam(),
  group: optionalOneOfParam(COMPARED_GROUPS),
  open: optionalOneOfParam(['yes']),
};

/** Instructions shown before a file is chosen. */
const INSTRUCTIONS = [
  'Upload a gross recap: one row per deal, with its deal or stock number, and front, back or total gross.',
  'See which rows match, which differ and by how much, and which are missing on either side.',
  'No deal changes until you use a value from the file. All matching rows can be confirmed together.',
];

/**
 * Renders `/compare`, which compares gross with a file (compare.md). The URL contains the sheet, the
 * comparison and the group.
 */
export function ComparePage() {
  const [url, setUrl] = useUrlState(params);
  const client = useApolloClient();
  const [period, setPeriod] = useState<DeliveryPeriod>();
  const [problem, setProblem] = useState('');

  async function compare(sheetId: number): Promise<void> {
    setProblem('');
    try {
      // Loads the proposed period if the user starts the comparison before the proposal has arrived.
      const { start, end } = period ?? (await loadProposedPeriod(sheetId)) ?? { start: null, end: null };
      if (!start || !end) return setProblem('Choose the first and last delivery date.');
      const variables = { sheetId, start, end };
      const { data } = await client.mutate({ mutation: CompareSheetDocument, variables });
      setUrl({ comparison: data?.compareSheet.id ?? null, sheet: null });
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  const loadProposedPeriod = async (sheetId: number): Promise<DeliveryPeriod | undefined> =>
    (
      await client.query({
        query: ProposedPeriodDocument,
        variables: { sheetId },
      })
    ).data?.proposedPeriod;

  if (url.comparison !== null) {
    return (
      <Box sx={pageStyles}>
        <ComparisonView
          key={url.comparison}
          id={url.comparison}
          group={url.group}
          isOpenOnly={url.open === 'yes'}
          onFilterChange={setUrl}
          onOtherComparison={comparison => setUrl({ comparison, group: null, open: null })}
        />
      </Box>
    );
  }
  return (
    <Box sx={pageStyles}>
      <PageHeader title="Compare" />
      <SheetReader
        purpose="COMPARE"
        sheetId={url.sheet ?? undefined}
        onSheet={sheet => {
          setPeriod(undefined);
          setUrl({ sheet: sheet ?? null });
        }}
        onReady={sheetId => void compare(sheetId)}
        readyLabel="Compare"
        instructions={INSTRUCTIONS}
        sample={{ href: '/samples/gross-recap.csv', label: 'Download a sample' }}
      >
        {url.sheet !== null && (
          <ComparedPeriod key={url.sheet} sheetId={url.sheet} period={period} onChange={setPeriod} />
        )}
      </SheetReader>
      <ProblemText>{problem}</ProblemText>
      {url.sheet === null && <EarlierComparisons onOpen={comparison => setUrl({ comparison })} />}
    </Box>
  );
}

const pageStyles = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export type DeliveryPeriod = { start: Day | null; end: Day | null };

type ComparedPeriodProps = {
  sheetId: number;
  period: DeliveryPeriod | undefined;
  onChange: (period: DeliveryPeriod) => void;
};

/** Renders the fields for the delivery days to compare. Initially, they contain the days in the file. */
export function ComparedPeriod({ sheetId, period, onChange }: ComparedPeriodProps) {
  // The server proposes no period while a required column is missing. The fields are then empty.
  const { data } = useQuery(ProposedPeriodDocument, { variables: { sheetId }, fetchPolicy: 'network-only' });
  const proposed = data?.proposedPeriod;
  useEffect(
    function applyProposal() {
      if (proposed && !period) onChange({ start: proposed.start as Day, end: proposed.end as Day });
    },
    [proposed, period, onChange],
  );
  const { start, end } = period ?? { start: null, end: null };
  const isReversed = start !== null && end !== null && end < start;
  return (
    <FilterBar label="Delivered">
      <DateField label="Delivered from" value={start} onChange={day => onChange({ start: day, end })} />
      <DateField
        label="Delivered to"
        value={end}
        min={start}
        onChange={day => onChange({ start, end: day })}
        {...(isReversed && { error: 'The end date is before the start date' })}
      />
    </FilterBar>
  );
}

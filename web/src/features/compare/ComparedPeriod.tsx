import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { DateField } from '../../components/days/DateField';
import { FilterBar } from '../../components/filters/FilterBar';
import type { Day } from '../../lib/days/dates';
import { ProposedPeriodDocument } from './compare.generated';

export type DeliveryPeriod = { start: Day | null; end: Day | null };

type ComparedPeriodProps = { sheetId: number; period: DeliveryPeriod | undefined; onChange: (period: DeliveryPeriod) => void };

/** Fields for the delivery days to compare; they start with the days in the file. */
export function ComparedPeriod({ sheetId, period, onChange }: ComparedPeriodProps) {
  // The server proposes no period while a required column is missing; the fields are empty then.
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

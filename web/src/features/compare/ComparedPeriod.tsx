import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { DateField } from '../../components/days/DateField';
import { FilterBar } from '../../components/filters/FilterBar';
import type { Day } from '../../lib/days/dates';
import { ProposedPeriodDocument } from './compare.generated';

export type Period = { start: Day | null; end: Day | null };

type Props = { sheetId: number; period: Period | undefined; onChange: (period: Period) => void };

/** The days that are compared: those of the file, until someone says otherwise. */
export function ComparedPeriod({ sheetId, period, onChange }: Props) {
  // Without a needed column nothing can be proposed yet; the fields say so by being empty.
  const { data } = useQuery(ProposedPeriodDocument, { variables: { sheetId }, fetchPolicy: 'network-only' });
  const proposed = data?.proposedPeriod;
  useEffect(
    function takeTheProposal() {
      if (proposed && !period) onChange({ start: proposed.start as Day, end: proposed.end as Day });
    },
    [proposed, period, onChange],
  );
  const { start, end } = period ?? { start: null, end: null };
  const isBackwards = start !== null && end !== null && end < start;
  return (
    <FilterBar label="Delivered">
      <DateField label="Delivered from" value={start} onChange={day => onChange({ start: day, end })} />
      <DateField
        label="Delivered to"
        value={end}
        min={start}
        onChange={day => onChange({ start, end: day })}
        {...(isBackwards && { error: 'The end date is before the start date' })}
      />
    </FilterBar>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { currentMonth, monthBefore } from '../../lib/address/chosenRange';
import type { Day, DayRange } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { DateField } from '../days/DateField';
import { FilterBar } from './FilterBar';

type Props = { range: DayRange; onChange: (range: DayRange) => void };

/** Two days that count once they are applied, and the two months one mostly wants. */
export function DateRangePicker({ range, onChange }: Props) {
  const today = useStoreToday();
  const [draft, setDraft] = useDraft(range);
  const { start, end } = draft;
  const isBackwards = start !== null && end !== null && end < start;
  const before = monthBefore(range);

  function apply() {
    if (start !== null && end !== null) onChange({ start, end });
  }

  return (
    <FilterBar label="Date range">
      <DateField label="Start date" value={start} onChange={day => setDraft({ ...draft, start: day })} />
      <DateField
        label="End date"
        value={end}
        min={start}
        onChange={day => setDraft({ ...draft, end: day })}
        {...(isBackwards && { error: 'The end date is before the start date' })}
      />
      <Button
        variant="contained"
        onClick={apply}
        disabled={start === null || end === null || isBackwards}
        sx={button}
      >
        Apply
      </Button>
      <Button variant="outlined" onClick={() => before && onChange(before)} disabled={!before} sx={button}>
        Previous Month
      </Button>
      <Button onClick={() => onChange(currentMonth(today))} sx={button}>
        Reset to Current Month
      </Button>
    </FilterBar>
  );
}

const button = {
  flex: { xs: '1 0 auto', sm: 'none' },
  px: { xs: 1, sm: 1.5 },
  whiteSpace: 'nowrap',
} as const;

type Draft = { start: Day | null; end: Day | null };

/** What stands in the fields: what was typed, until another range is shown. */
function useDraft(range: DayRange): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(range);
  const [known, setKnown] = useState(range);
  if (range.start !== known.start || range.end !== known.end) {
    setKnown(range);
    setDraft(range);
  }
  return [draft, setDraft];
}

import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense } from 'react';
import { ClosedMonthBadge } from '../../components/closedMonths/ClosedMonthBadge';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { SummaryBarSkeleton, TableSkeleton } from '../../components/feedback/Skeletons';
import { FilterBar } from '../../components/filters/FilterBar';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { ReportPage } from '../../components/reportTables/ReportPage';
import { monthEnd, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { oneOfParam, useUrlState } from '../../lib/urlState/urlState';
import { PotMonth } from './PotMonth';

const PotRace = lazy(() => import('./race/PotRace').then(module => ({ default: module.PotRace })));

const monthLabels = { past: 'Past Month', current: 'Current Month' };
const viewLabels = { table: 'Table', race: 'Race' };
const params = {
  month: oneOfParam(['past', 'current'], 'current'),
  look: oneOfParam(['table', 'race'], 'table'),
};

/** Renders /potofgold: the monthly spiffs for used cars, as a table or as a race. */
export function PotOfGoldPage() {
  const today = useStoreToday();
  const [filters, setFilters] = useUrlState(params);
  const firstDay = monthStart(today, filters.month === 'past' ? -1 : 0);
  const month = firstDay.slice(0, 7);
  const days = { start: firstDay, end: monthEnd(firstDay) };

  return (
    <ReportPage>
      <PageHeader
        title="Pot Of Gold Spiff"
        details={<HeaderDateRange range={days} closedBadge={<ClosedMonthBadge range={days} />} />}
        actions={
          <ExportButton
            tables={[
              { title: 'Pot Of Gold Spiff', name: 'potofgold', query: { month } },
              // A past month has no race.
              ...(filters.month === 'current' ? [{ title: 'Race', name: 'race', query: {} }] : []),
            ]}
          />
        }
        filters={
          <FilterBar label="Period">
            <OptionToggle
              label="Month"
              options={monthLabels}
              value={filters.month}
              onChange={option => setFilters({ month: option })}
            />
            <OptionToggle
              label="View"
              options={viewLabels}
              value={filters.look}
              onChange={option => setFilters({ look: option })}
            />
          </FilterBar>
        }
      />
      {filters.look === 'table' ? (
        <PotMonth days={days} />
      ) : filters.month === 'past' ? (
        <EmptyState
          text="This month is over, so there is no race. See the table for its spiffs."
          action={
            <Button variant="outlined" onClick={() => setFilters({ look: 'table' })}>
              Show table
            </Button>
          }
        />
      ) : (
        <Suspense
          fallback={
            <>
              <SummaryBarSkeleton boxes={4} />
              <TableSkeleton rows={12} />
            </>
          }
        >
          <PotRace days={days} />
        </Suspense>
      )}
    </ReportPage>
  );
}

type OptionToggleProps<Name extends string> = {
  label: string;
  options: Record<Name, string>;
  value: Name;
  onChange: (name: Name) => void;
};

function OptionToggle<Name extends string>({ label, options, value, onChange }: OptionToggleProps<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_event, option: Name | null) => option && onChange(option)}
      aria-label={label}
    >
      {(Object.keys(options) as Name[]).map(name => (
        <ToggleButton key={name} value={name}>
          {options[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

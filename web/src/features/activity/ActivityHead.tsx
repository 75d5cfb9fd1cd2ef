import Box from '@mui/material/Box';
import { memo } from 'react';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { PageHeader } from '../../components/page/PageHeader';
import type { ActivityQueryVariables } from '../../generated/graphql';
import { ActivityFilterBar } from './ActivityFilterBar';
import { type ActivityFilters, exportedActivity } from './activityFilters';

type Props = {
  filters: ActivityFilters;
  onChange: (change: Partial<ActivityFilters>) => void;
  /** Which deals are asked for. */
  asked: ActivityQueryVariables | null;
  /** How many deals are listed; undefined while that is not known. */
  count: number | undefined;
};

/** The head of Activity, with its filters. Of an answer it shows the count alone (decision 169). */
export const ActivityHead = memo(function ActivityHead({ filters, onChange, asked, count }: Props) {
  return (
    <PageHeader
      title="Activity"
      shown={
        <>
          {asked && <RangeHead range={asked} />}
          {count !== undefined && (
            <Box component="span" role="status">
              {count.toLocaleString('en-US')} {count === 1 ? 'deal' : 'deals'}
            </Box>
          )}
        </>
      }
      actions={<ExportButton tables={asked ? exportedActivity(asked) : []} />}
      filters={<ActivityFilterBar filters={filters} onChange={onChange} />}
    />
  );
});

import Link from '@mui/material/Link';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import { RangeHead } from '../../../components/days/RangeHead';
import { ExportButton } from '../../../components/export/ExportButton';
import { PageHeader } from '../../../components/page/PageHeader';
import type { UpStatsQueryVariables } from '../../../generated/graphql';
import { UpStatsFilterBar } from './UpStatsFilterBar';
import { exportedUps, type StatsFilters } from './upStatsFilters';

type Props = {
  filters: StatsFilters;
  onChange: (change: Partial<StatsFilters>) => void;
  /** Which ups are asked for. */
  asked: UpStatsQueryVariables | null;
};

/** The head of Up Log Stats, with its filters. It is not drawn again for the answer to a choice (decision 169). */
export const UpStatsHead = memo(function UpStatsHead({ filters, onChange, asked }: Props) {
  return (
    <PageHeader
      title="Up Log Stats"
      shown={asked && <RangeHead range={asked} />}
      actions={
        <>
          <Link component={RouterLink} to="/uplog" sx={backLook}>
            Back to Up Log
          </Link>
          <ExportButton tables={asked ? [exportedUps(asked)] : []} />
        </>
      }
      filters={<UpStatsFilterBar filters={filters} onChange={onChange} />}
    />
  );
});

const backLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 'auto' },
  fontWeight: 600,
  typography: 'body2',
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useId, useMemo, useState } from 'react';
import { ChoiceFilter } from '../../../../components/filters/FilterSelect';
import { inlineLabelStyles } from '../../../../components/forms/inlineLabel.styles';
import { ExpandIcon } from '../../../../components/icons/icons';
import { framedStyles } from '../../../../components/styles/framed.styles';
import type { FunnelGrouping } from '../../../../generated/types';
import { useIsPhone } from '../../../../lib/hooks/mediaHooks';
import type { UpStatsQueryVariables } from '../upStats.generated';
import { groupingLabels } from '../upStatsFilters';
import { FunnelSkeleton } from './FunnelSkeleton';

const FunnelContent = lazy(() =>
  import('./FunnelContent').then(module => ({ default: module.FunnelContent })),
);

type Props = {
  /** Variables of the list. */
  listVariables: UpStatsQueryVariables | undefined;
  by: FunnelGrouping | null;
  onChange: (change: { by: FunnelGrouping | null }) => void;
};

const groupings = (Object.entries(groupingLabels) as [FunnelGrouping, string][]).map(([value, label]) => ({
  value,
  label,
}));

/**
 * Renders the funnel above the list. It can be collapsed, and starts collapsed on a phone unless a grouping
 * is chosen.
 */
export const UpFunnel = memo(function UpFunnel({ listVariables, by, onChange }: Props) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const [isExpandedByUser, setIsExpandedByUser] = useState<boolean>();
  const isOpen = isExpandedByUser ?? (!isPhone || by !== null);
  const funnelVariables = useMemo(() => {
    if (!listVariables) return null;
    const { start, end, employeeId, teamId, upType, sold } = listVariables;
    return { start, end, employeeId, teamId, upType, sold, groupBy: by };
  }, [listVariables, by]);
  return (
    <Box component="section" aria-labelledby={titleId} sx={[framedStyles, frameStyles]}>
      <Box sx={headerStyles}>
        <Box component="h2" id={titleId} sx={{ m: 0 }}>
          <Button
            aria-expanded={isOpen}
            onClick={() => setIsExpandedByUser(!isOpen)}
            startIcon={<ExpandIcon sx={{ rotate: isOpen ? '0deg' : '-90deg' }} />}
            color="inherit"
            sx={{ typography: 'h2', px: 0.5, minWidth: 0 }}
          >
            Funnel
          </Button>
        </Box>
        {isOpen && (
          <ChoiceFilter
            label="Group by"
            all="None"
            options={groupings}
            value={by}
            onChange={grouping => onChange({ by: grouping })}
          />
        )}
      </Box>
      {isOpen && (
        <Suspense fallback={<FunnelSkeleton />}>
          {funnelVariables ? <FunnelContent variables={funnelVariables} /> : <FunnelSkeleton />}
        </Suspense>
      )}
    </Box>
  );
});

const frameStyles = {
  flex: 'none',
  px: { xs: 1, sm: 1.5 },
  pb: 1,
  overflow: 'visible',
  breakInside: 'avoid',
} as const;

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 0.5,
  '& > .MuiFormControl-root': inlineLabelStyles,
} as const;

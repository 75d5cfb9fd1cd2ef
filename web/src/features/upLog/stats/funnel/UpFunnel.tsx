import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useId, useMemo, useState } from 'react';
import { ChoiceFilter } from '../../../../components/filters/ChoiceFilter';
import { labelInside } from '../../../../components/forms/labelInside';
import { framed } from '../../../../components/look/framed';
import { ExpandIcon } from '../../../../components/look/icons';
import type { FunnelGrouping } from '../../../../generated/types';
import { useIsPhone } from '../../../../lib/hooks/useIsPhone';
import type { UpStatsQueryVariables } from '../upStats.generated';
import { groupingLabels } from '../upStatsFilters';
import { FunnelShape } from './FunnelShape';

const FunnelBoard = lazy(() => import('./FunnelBoard').then(module => ({ default: module.FunnelBoard })));

type Props = {
  /** What the list is asked for. */
  question: UpStatsQueryVariables | undefined;
  by: FunnelGrouping | null;
  onChange: (change: { by: FunnelGrouping | null }) => void;
};

const groupings = (Object.entries(groupingLabels) as [FunnelGrouping, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** The funnel above the list, which can be folded away; on a phone it is until someone wants it. */
export const UpFunnel = memo(function UpFunnel({ question, by, onChange }: Props) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? (!isPhone || by !== null);
  const asked = useMemo(() => {
    if (!question) return null;
    const { start, end, employeeId, teamId, upType, sold } = question;
    return { start, end, employeeId, teamId, upType, sold, groupBy: by };
  }, [question, by]);
  return (
    <Box component="section" aria-labelledby={titleId} sx={[framed, frame]}>
      <Box sx={head}>
        <Box component="h2" id={titleId} sx={{ m: 0 }}>
          <Button
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
            startIcon={<ExpandIcon sx={{ rotate: isOpen ? '0deg' : '-90deg' }} />}
            color="inherit"
            sx={{ typography: 'h2', px: 0.5, minWidth: 0 }}
          >
            Funnel
          </Button>
        </Box>
        {isOpen && (
          <ChoiceFilter
            label="Told apart by"
            all="All together"
            options={groupings}
            value={by}
            onChange={chosen => onChange({ by: chosen })}
          />
        )}
      </Box>
      {isOpen && (
        <Suspense fallback={<FunnelShape />}>
          {asked ? <FunnelBoard asked={asked} /> : <FunnelShape />}
        </Suspense>
      )}
    </Box>
  );
});

const frame = {
  flex: 'none',
  px: { xs: 1, sm: 1.5 },
  pb: 1,
  overflow: 'visible',
  breakInside: 'avoid',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 0.5,
  '& > .MuiFormControl-root': labelInside,
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyDealsHint, EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { SummaryBarSkeleton, TableSkeleton } from '../../../components/feedback/Skeletons';
import { FigureGroup } from '../../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { DayRange } from '../../../lib/days/dates';
import { formatMoney } from '../../../lib/format/money';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { PotRaceDocument } from './potRace.generated';
import { RaceFigures } from './RaceFigures';
import { RaceTable } from './RaceTable';
import { type PotRaceData, toWhatIfVariable, type WhatIf } from './whatIf';

const NO_WHAT_IF: WhatIf = new Map();
const RECORDED_VARIABLES = { whatIf: toWhatIfVariable(NO_WHAT_IF) };

/**
 * Renders the spiffs of the current month, and the effect of additional deliveries today (pot-of-gold.md,
 * Race).
 */
export function PotRace({ days }: { days: DayRange }) {
  const [whatIf, setWhatIf] = useState(NO_WHAT_IF);
  const variables = { whatIf: toWhatIfVariable(whatIf) };
  const { data, previousData, error, refetch } = useLiveQuery(PotRaceDocument, { variables, days });
  const { data: recordedData } = useLiveQuery(PotRaceDocument, { variables: RECORDED_VARIABLES, days });
  const hasWhatIf = variables.whatIf.length > 0;
  // The previous result stays visible and usable while the next one loads.
  const race = (data ?? previousData)?.potRace;

  if (error && !data)
    return (
      <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
    );
  if (!race) {
    return (
      <>
        <SummaryBarSkeleton boxes={4} />
        <TableSkeleton rows={12} />
      </>
    );
  }
  if (race.rows.length === 0)
    return <EmptyState text="No one is in this month’s race yet." action={<EmptyDealsHint />} />;
  return (
    <FigureGroup>
      <RaceFigures race={race} recordedRace={hasWhatIf ? recordedData?.potRace : undefined} />
      <RaceTable race={race} whatIf={whatIf} onChange={setWhatIf} />
      {whatIf.size > 0 && <WhatIfBanner race={race} onReset={() => setWhatIf(NO_WHAT_IF)} />}
    </FigureGroup>
  );
}

/** Warns at every scroll position that the figures include units that are not stored. */
export function WhatIfBanner({ race, onReset }: { race: PotRaceData; onReset: () => void }) {
  const owedText = `The store would ${race.change === 0 ? 'still owe' : 'owe'} ${formatMoney(race.owed)}`;
  const comparisonText =
    race.change === 0
      ? '.'
      : `, ${formatMoney(Math.abs(race.change))} ${race.change > 0 ? 'more' : 'less'} than now.`;
  return (
    <Box sx={bannerStyles}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <strong>What-if – nothing is saved.</strong> {owedText + comparisonText}
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        onClick={onReset}
        sx={{ displayPrint: 'none', flexShrink: 0 }}
      >
        Reset
      </Button>
    </Box>
  );
}

const bannerStyles = {
  position: 'sticky',
  bottom: { xs: 8, sm: 12 },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'accent.soft',
  color: 'accent.strong',
  boxShadow: 3,
  '@media print': { position: 'static', mt: '8pt', boxShadow: 'none' },
} as const;

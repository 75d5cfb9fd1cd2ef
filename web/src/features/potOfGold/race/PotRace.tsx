import { useState } from 'react';
import { EmptyDealsHint, EmptyState } from '../../../components/feedback/EmptyState';
import { LoadError } from '../../../components/feedback/LoadError';
import { SummaryBarSkeleton, TableSkeleton } from '../../../components/feedback/Skeletons';
import { FigureGroup } from '../../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../../lib/apollo/errors';
import type { DayRange } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { PotRaceDocument } from './potRace.generated';
import { RaceFigures } from './RaceFigures';
import { RaceTable } from './RaceTable';
import { asked, type WhatIf } from './supposed';
import { WhatIfBanner } from './WhatIfBanner';

const NOBODY: WhatIf = new Map();
const RECORDED = { whatIf: asked(NOBODY) };

/** The month's spiffs while it runs, and what they would be if more were delivered today (pot-of-gold.md, Race). */
export function PotRace({ days }: { days: DayRange }) {
  const [whatIf, setWhatIf] = useState(NOBODY);
  const variables = { whatIf: asked(whatIf) };
  const { data, previousData, error, refetch } = useLiveQuery(PotRaceDocument, { variables, days });
  const { data: recorded } = useLiveQuery(PotRaceDocument, { variables: RECORDED, days });
  const isSupposing = variables.whatIf.length > 0;
  // The last answer stays, and can be worked on, while another is being asked for.
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
    return <EmptyState text="Nobody is in the race of this month yet." action={<EmptyDealsHint />} />;
  return (
    <FigureGroup>
      <RaceFigures race={race} recorded={isSupposing ? recorded?.potRace : undefined} />
      <RaceTable race={race} whatIf={whatIf} change={setWhatIf} />
      {whatIf.size > 0 && <WhatIfBanner race={race} reset={() => setWhatIf(NOBODY)} />}
    </FigureGroup>
  );
}

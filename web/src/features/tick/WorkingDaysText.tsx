import Box from '@mui/material/Box';
import { useId } from 'react';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { workingDaysHeaders } from './workingDays';

type WorkingDaysTextProps = {
  completed: number;
  total: number;
  /** Month of the days, if known. */
  month?: string;
};

/** Renders the working days as text, for viewers who may not change them and for print. */
export function WorkingDaysText({ completed, total, month }: WorkingDaysTextProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={lineStyles}>
      <Box component="h2" id={titleId} sx={{ m: 0, typography: 'h2' }}>
        Working Days
      </Box>
      <Box component="dl" sx={{ ...lineStyles, m: 0 }}>
        <WorkingDaysFigure header={workingDaysHeaders.completed} days={completed} />
        <WorkingDaysFigure header={workingDaysHeaders.total} days={total} />
      </Box>
      {month && <Box sx={{ color: 'text.secondary' }}>{month}</Box>}
    </Box>
  );
}

function WorkingDaysFigure({ header, days }: { header: Header; days: number }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      <Box component="dt" {...toHeaderAttributes(header)} sx={{ color: 'text.secondary' }}>
        {header.label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {days}
      </Box>
    </Box>
  );
}

const lineStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

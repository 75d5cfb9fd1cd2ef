import Box from '@mui/material/Box';
import { useId } from 'react';
import { type Header, toHeaderAttributes } from '../../lib/format/header';
import { workingDaysHeaders } from './workingDays';

type Props = {
  completed: number;
  total: number;
  /** The month they are of, where it is known. */
  month?: string;
};

/** The working days of those who may not set them, and on paper. */
export function WorkingDaysText({ completed, total, month }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={line}>
      <Box component="h2" id={titleId} sx={{ m: 0, typography: 'h2' }}>
        Working Days
      </Box>
      <Box component="dl" sx={{ ...line, m: 0 }}>
        <Figure header={workingDaysHeaders.completed} days={completed} />
        <Figure header={workingDaysHeaders.total} days={total} />
      </Box>
      {month && <Box sx={{ color: 'text.secondary' }}>{month}</Box>}
    </Box>
  );
}

function Figure({ header, days }: { header: Header; days: number }) {
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

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;

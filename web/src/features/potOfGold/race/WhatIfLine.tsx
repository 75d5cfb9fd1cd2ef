import Box from '@mui/material/Box';
import type { WhatIfCarType, WhatIfUnits } from './supposed';
import { UnitsStepper } from './UnitsStepper';

type Props = { name: string; whatIfUnits: WhatIfUnits; onChange: (cars: WhatIfCarType, units: number) => void };

/** Renders the units of the what-if of a person: "If Sam delivers 0 new and 2 used more today". */
export function WhatIfLine({ name, whatIfUnits, onChange }: Props) {
  return (
    <Box role="group" aria-label={`What if, ${name}`} sx={lineStyles}>
      <span>{`If ${name} delivers`}</span>
      <UnitsStepper
        label={`New units of ${name}`}
        units={whatIfUnits.new}
        onChange={units => onChange('new', units)}
      />
      <span>new and</span>
      <UnitsStepper
        label={`Used units of ${name}`}
        units={whatIfUnits.used}
        onChange={units => onChange('used', units)}
      />
      <span>used more today</span>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;

import Box from '@mui/material/Box';
import type { Cars, Supposed } from './supposed';
import { UnitsStepper } from './UnitsStepper';

type Props = { name: string; supposed: Supposed; change: (cars: Cars, units: number) => void };

/** "If Sam delivers 0 new and 2 used more today". */
export function WhatIfLine({ name, supposed, change }: Props) {
  return (
    <Box role="group" aria-label={`What if, ${name}`} sx={line}>
      <span>{`If ${name} delivers`}</span>
      <UnitsStepper
        label={`New units of ${name}`}
        units={supposed.new}
        change={units => change('new', units)}
      />
      <span>new and</span>
      <UnitsStepper
        label={`Used units of ${name}`}
        units={supposed.used}
        change={units => change('used', units)}
      />
      <span>used more today</span>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;

import Box from '@mui/material/Box';
import { useId } from 'react';
import { DealsFigure } from '../../components/board/DealsFigure';
import type { CountedCars } from '../../generated/graphql';
import type { DayRange } from '../../lib/dates';
import { units } from '../../lib/units';
import type { TickSheet } from './TickBoard';

type Store = TickSheet['store'];

const boxes: { label: string; key: 'new' | 'used' | 'total'; cars?: CountedCars }[] = [
  { label: 'New', key: 'new', cars: 'NEW' },
  { label: 'Used', key: 'used', cars: 'USED' },
  { label: 'Total', key: 'total' },
];

/** New, Used and Total, each Sold and Track: deals, credited or not (brief §2, Tick sheet). */
export function StoreTotals({ store, range }: { store: Store; range: DayRange }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        Store Totals
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
        {boxes.map(({ label, key, cars }) => {
          const filter = { ...range, ...(cars && { cars }) };
          return (
            <Box key={key} sx={box}>
              <Box component="h3" sx={{ m: 0, typography: 'h3', color: 'text.secondary' }}>
                {label}
              </Box>
              <Box
                component="dl"
                sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1.5, sm: 3 } }}
              >
                {(['sold', 'track'] as const).map(what => (
                  <div key={what}>
                    <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                      {words[what]}
                    </Box>
                    <Box component="dd" sx={figure}>
                      <DealsFigure
                        amount={store[key][what]}
                        text={units(store[key][what])}
                        drillDown={{ title: `Store – ${label} ${words[what]}`, filter }}
                      />
                    </Box>
                  </div>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
      {store.unclassified > 0 && (
        <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {'Total counts '}
          <DealsFigure
            amount={store.unclassified}
            text={units(store.unclassified)}
            drillDown={{ title: 'Store – without a car type', filter: { ...range, cars: 'UNCLASSIFIED' } }}
          />
          {' without a car type: neither New nor Used.'}
        </Box>
      )}
    </Box>
  );
}

const words = { sold: 'Sold', track: 'Track' } as const;

const box = {
  px: { xs: 1, sm: 1.5 },
  py: 1,
  minWidth: 0,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '@media print': { py: 0.5 },
} as const;

const figure = {
  m: 0,
  fontSize: { xs: '1.125rem', sm: '1.5rem', xl: '2rem' },
  fontWeight: 700,
  lineHeight: 1.25,
  '@media print': { fontSize: '12pt' },
} as const;

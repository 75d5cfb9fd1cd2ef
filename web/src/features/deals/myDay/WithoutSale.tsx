import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { formatCount } from '../../../lib/values/units';
import type { StoreDayData } from './myDay';
import { formatDaysWithoutSale } from './myDayWords';
import { SummaryBarFigure } from './StripFigure';
import { summaryBarHeaders } from './stripHeaders';

// Lazy: most viewers read only the names in the bar.
const WithoutSaleDialog = lazy(() =>
  import('./WithoutSaleDialog').then(module => ({ default: module.WithoutSaleDialog })),
);

/** Shows how many salespeople have not sold in seven days and the first names; opens the full list. */
export function WithoutSaleFigure({ people }: { people: StoreDayData['withoutSale'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SummaryBarFigure
      header={summaryBarHeaders.withoutSale}
      note={people.map(formatDaysWithoutSale).join(' · ') || 'everyone has sold'}
      columnSpan={4}
    >
      {people.length === 0 ? (
        '0'
      ) : (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          onClick={() => setIsOpen(true)}
          sx={{ font: 'inherit' }}
        >
          {formatCount(people.length)}
        </Link>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WithoutSaleDialog people={people} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SummaryBarFigure>
  );
}

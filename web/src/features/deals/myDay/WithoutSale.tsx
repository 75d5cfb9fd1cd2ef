import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { count } from '../../../lib/values/units';
import type { StoreDay } from './myDay';
import { withoutSaleWords } from './myDayWords';
import { StripFigure } from './StripFigure';
import { stripHeaders } from './stripHeaders';

// Most who come in read the names, and no more.
const WithoutSaleDialog = lazy(() =>
  import('./WithoutSaleDialog').then(module => ({ default: module.WithoutSaleDialog })),
);

/** Who has not sold lately: how many, the first of them by name, and all of them behind it. */
export function WithoutSale({ people }: { people: StoreDay['withoutSale'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StripFigure
      header={stripHeaders.withoutSale}
      note={people.map(withoutSaleWords).join(' · ') || 'everyone has sold'}
      places={4}
    >
      {people.length === 0 ? (
        '0'
      ) : (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          onClick={() => setOpen(true)}
          sx={{ font: 'inherit' }}
        >
          {count(people.length)}
        </Link>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WithoutSaleDialog people={people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </StripFigure>
  );
}

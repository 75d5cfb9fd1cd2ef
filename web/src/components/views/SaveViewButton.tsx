import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useShownView } from './useShownView';
import type { Viewed } from './views';

const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog').then(module => ({ default: module.SaveViewDialog })),
);

/** Saves what is shown, while it is neither a view nor the list as it begins. Always there, as Clear filters is. */
export function SaveViewButton(viewed: Viewed) {
  const { search, shown } = useShownView(viewed);
  const [isAsking, setIsAsking] = useState(false);
  const isNew = search !== '' && shown.length === 0;
  return (
    <>
      <Button onClick={() => setIsAsking(true)} style={isNew ? undefined : { display: 'none' }}>
        Save view
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <SaveViewDialog list={viewed.list} search={search} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

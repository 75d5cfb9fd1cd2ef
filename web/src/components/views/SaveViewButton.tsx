import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useListViews } from './useShownView';
import type { ListViews } from './views';

const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog').then(module => ({ default: module.SaveViewDialog })),
);

/**
 * Saves the current filters, unless they match a saved view or the start of the list. The button is always
 * mounted, as "Clear filters" is.
 */
export function SaveViewButton(listViews: ListViews) {
  const { search, matchingViews } = useListViews(listViews);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const isNew = search !== '' && matchingViews.length === 0;
  return (
    <>
      <Button onClick={() => setIsDialogOpen(true)} style={isNew ? undefined : { display: 'none' }}>
        Save view
      </Button>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <SaveViewDialog list={listViews.list} search={search} onClose={() => setIsDialogOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

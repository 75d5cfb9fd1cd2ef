import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Fragment, lazy, memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useViewer, type ViewerSavedView } from '../../lib/viewer';
import { MoreIcon, PinIcon } from '../icons/icons';
import { chipRowStyles, chipStyles } from '../styles/chip.styles';
import { touchMedia } from '../styles/mediaQueries';
import { type ListViews, useListViews } from './listViews';

const OpenFirstButton = lazy(() =>
  import('./OpenFirstButton').then(module => ({ default: module.OpenFirstButton })),
);
const ViewOptions = lazy(() => import('./ViewOptions').then(module => ({ default: module.ViewOptions })));

/**
 * Shows the views of a list as chips that link to the views. The chip of the most recently opened view is
 * followed by its options.
 */
export const ViewChips = memo(function ViewChips(listViews: ListViews) {
  const { views, search, matchingViews } = useListViews(listViews);
  const [openedId, setOpenedId] = useState<number>();
  if (matchingViews[0] && !matchingViews.some(({ id }) => id === openedId)) setOpenedId(matchingViews[0].id);
  if (views.length === 0) return null;
  return (
    <Box component="nav" aria-label="Views" sx={chipRowStyles}>
      {views.map(view => {
        const isShown = matchingViews.includes(view);
        return (
          <Fragment key={view.id}>
            <ViewChip view={view} isShown={isShown} onOpen={() => setOpenedId(view.id)} />
            {view.id === openedId && (
              <ViewOptionsButton view={view} changedSearch={isShown ? null : search} />
            )}
          </Fragment>
        );
      })}
    </Box>
  );
});

type ChipProps = { view: ViewerSavedView; isShown: boolean; onOpen: () => void };

function ViewChip({ view: { name, search, isForStore, isFirst }, isShown, onOpen }: ChipProps) {
  return (
    <Box
      component={Link}
      to={{ search }}
      replace
      preventScrollReset
      onClick={onOpen}
      aria-current={isShown || undefined}
      title={isForStore ? `${name} (store view)` : name}
      sx={[chipStyles, { textDecoration: 'none' }]}
    >
      {isFirst && <PinIcon titleAccess="Default:" sx={{ fontSize: 14 }} />}
      <Box component="span" sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}

function ViewOptionsButton({ view, changedSearch }: { view: ViewerSavedView; changedSearch: string | null }) {
  const { can } = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (view.isForStore && !can.manageStoreViews) {
    return (
      <Suspense fallback={null}>
        <OpenFirstButton view={view} sx={optionsButtonStyles} />
      </Suspense>
    );
  }
  return (
    <>
      <IconButton
        aria-label={`Options for “${view.name}”`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={optionsButtonStyles}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <ViewOptions
            view={view}
            changedSearch={changedSearch}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const optionsButtonStyles = {
  flex: 'none',
  p: 0,
  mx: -0.5,
  width: 26,
  height: 26,
  [touchMedia]: { width: 44, height: 44 },
} as const;

const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog').then(module => ({ default: module.SaveViewDialog })),
);

/**
 * Renders the button that saves the current filters. The button is hidden when the filters match a saved view
 * or the initial filters of the list. The button is always mounted, like "Clear filters".
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

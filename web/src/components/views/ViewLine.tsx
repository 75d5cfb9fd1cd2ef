import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Fragment, lazy, memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { SavedView } from '../../lib/savedViews';
import { useViewer } from '../../lib/viewer';
import { chipLine, chipLook } from '../lists/chipLook';
import { MoreIcon, PinIcon } from '../look/icons';
import { thumb } from '../look/media';
import { useShownView } from './useShownView';
import type { Viewed } from './views';

const OpenFirstButton = lazy(() =>
  import('./OpenFirstButton').then(module => ({ default: module.OpenFirstButton })),
);
const ViewOptions = lazy(() => import('./ViewOptions').then(module => ({ default: module.ViewOptions })));

/** The views of a list as chips, each a link; the one that was opened last has its options beside it. */
export const ViewLine = memo(function ViewLine(viewed: Viewed) {
  const { views, search, shown } = useShownView(viewed);
  const [openedId, setOpenedId] = useState<number>();
  if (shown[0] && !shown.some(({ id }) => id === openedId)) setOpenedId(shown[0].id);
  if (views.length === 0) return null;
  return (
    <Box component="nav" aria-label="Views" sx={chipLine}>
      {views.map(view => {
        const isShown = shown.includes(view);
        return (
          <Fragment key={view.id}>
            <ViewChip view={view} isShown={isShown} onOpen={() => setOpenedId(view.id)} />
            {view.id === openedId && <Options view={view} changed={isShown ? null : search} />}
          </Fragment>
        );
      })}
    </Box>
  );
});

type ChipProps = { view: SavedView; isShown: boolean; onOpen: () => void };

function ViewChip({ view: { name, search, isForStore, isFirst }, isShown, onOpen }: ChipProps) {
  return (
    <Box
      component={Link}
      to={{ search }}
      replace
      preventScrollReset
      onClick={onOpen}
      aria-current={isShown || undefined}
      title={isForStore ? `${name}, for the store` : name}
      sx={[chipLook, { textDecoration: 'none' }]}
    >
      {isFirst && <PinIcon titleAccess="Opens first:" sx={{ fontSize: 14 }} />}
      <Box component="span" sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}

function Options({ view, changed }: { view: SavedView; changed: string | null }) {
  const { can } = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (view.isForStore && !can.manageStoreViews) {
    return (
      <Suspense fallback={null}>
        <OpenFirstButton view={view} sx={optionsLook} />
      </Suspense>
    );
  }
  return (
    <>
      <IconButton
        aria-label={`Options of “${view.name}”`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={optionsLook}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <ViewOptions view={view} changed={changed} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const optionsLook = {
  flex: 'none',
  p: 0,
  mx: -0.5,
  width: 26,
  height: 26,
  [thumb]: { width: 44, height: 44 },
} as const;

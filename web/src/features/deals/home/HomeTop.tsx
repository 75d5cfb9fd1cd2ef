import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { ExpandIcon } from '../../../components/icons/icons';
import { touchMedia } from '../../../components/styles/mediaQueries';
import { deleteStored, readStored, writeStored } from '../../../lib/browserStorage';
import { useViewer } from '../../../lib/viewer';
import { summaryBarStyles } from '../myDay/summaryBar.styles';

// Lazy: the deals of the day load first.
const OpenItemsBar = lazy(() => import('./OpenItemsBar').then(module => ({ default: module.OpenItemsBar })));
const MyDay = lazy(() => import('../myDay/MyDay').then(module => ({ default: module.MyDay })));

/**
 * Renders the viewer's collapsible summary bar and the open items, above the deals of the day. Reserves space
 * for the bar and the items before they load.
 */
export function HomeTop() {
  const { id, can } = useViewer();
  const [isCollapsed, toggle] = useCollapsed(id);
  return (
    <Box sx={{ ...gridStyles, gridTemplateAreas: isCollapsed ? collapsedAreas : expandedAreas }}>
      {!isCollapsed && (
        <Box component="section" aria-label="My day" sx={summaryBarStyles}>
          <Suspense fallback={null}>
            <MyDay />
          </Suspense>
        </Box>
      )}
      {can.recordDeals && (
        <Box role="group" aria-label="Open items" sx={{ ...openItemsStyles, mt: isCollapsed ? 0 : 1 }}>
          <Suspense fallback={null}>
            <OpenItemsBar />
          </Suspense>
        </Box>
      )}
      <Button
        aria-expanded={!isCollapsed}
        aria-label="My day"
        title={isCollapsed ? undefined : 'Collapse'}
        onClick={toggle}
        sx={{ gridArea: 'toggle', justifySelf: 'end', minWidth: { xs: 44, sm: 36 }, px: isCollapsed ? 1 : 0 }}
      >
        {isCollapsed && 'My day'}
        <ExpandIcon fontSize="small" sx={{ rotate: isCollapsed ? 'none' : '180deg' }} />
      </Button>
    </Box>
  );
}

const collapsedAreas = '"openItems toggle"';
const expandedAreas = '"summary toggle" "openItems openItems"';

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 0.5,
  displayPrint: 'none',
} as const;

/** Reserves the final height before the open items load. */
const openItemsStyles = {
  gridArea: 'openItems',
  height: 21,
  '& a': { display: 'inline-flex', alignItems: 'center', height: 1 },
  [touchMedia]: { height: 44 },
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'pre',
  typography: 'body2',
} as const;

/**
 * Returns whether the viewer has collapsed the summary bar, and a function that toggles this state. This
 * browser stores the state for each person (my-day.md, Folding).
 */
export function useCollapsed(viewerId: number): readonly [boolean, () => void] {
  const key = `myDayFolded ${viewerId}` as const;
  const [isCollapsed, setIsCollapsed] = useState(() => readStored(key) !== null);
  function toggle() {
    setIsCollapsed(!isCollapsed);
    try {
      if (isCollapsed) deleteStored(key);
      else writeStored(key, 'yes');
    } catch {
      // Without browser storage, the state lasts until the page is closed.
    }
  }
  return [isCollapsed, toggle];
}

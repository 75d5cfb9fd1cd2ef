import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { ExpandIcon } from '../../components/look/icons';
import { thumb } from '../../components/look/media';
import { useViewer } from '../../lib/viewer';
import { stripFrame } from './myDay/stripLook';
import { useFolded } from './myDay/useFolded';

// The day's deals come first.
const OpenLine = lazy(() => import('./OpenLine').then(module => ({ default: module.OpenLine })));
const MyDay = lazy(() => import('./myDay/MyDay').then(module => ({ default: module.MyDay })));

/** What stands before the day's deals: the viewer's strip, which folds away, and what is open. Their places are there from the start. */
export function HomeTop() {
  const { id, can } = useViewer();
  const [isFolded, toggle] = useFolded(id);
  return (
    <Box sx={{ ...grid, gridTemplateAreas: isFolded ? folded : unfolded }}>
      {!isFolded && (
        <Box component="section" aria-label="My day" sx={stripFrame}>
          <Suspense fallback={null}>
            <MyDay />
          </Suspense>
        </Box>
      )}
      {can.recordDeals && (
        <Box role="group" aria-label="What is open" sx={{ ...openLine, mt: isFolded ? 0 : 1 }}>
          <Suspense fallback={null}>
            <OpenLine />
          </Suspense>
        </Box>
      )}
      <Button
        aria-expanded={!isFolded}
        aria-label="My day"
        title={isFolded ? undefined : 'Fold away'}
        onClick={toggle}
        sx={{ gridArea: 'toggle', justifySelf: 'end', minWidth: { xs: 44, sm: 36 }, px: isFolded ? 1 : 0 }}
      >
        {isFolded && 'My day'}
        <ExpandIcon fontSize="small" sx={{ rotate: isFolded ? 'none' : '180deg' }} />
      </Button>
    </Box>
  );
}

const folded = '"line toggle"';
const unfolded = '"strip toggle" "line line"';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 0.5,
  displayPrint: 'none',
} as const;

/** As high before it is known what is open. */
const openLine = {
  gridArea: 'line',
  height: 21,
  '& a': { display: 'inline-flex', alignItems: 'center', height: 1 },
  [thumb]: { height: 44 },
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'pre',
  typography: 'body2',
} as const;

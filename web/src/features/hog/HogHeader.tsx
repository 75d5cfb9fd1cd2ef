import { mdiKeyboardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { createIcon } from '../../components/icons/icons';
import { ListHeader, type ListHeaderProps } from '../../components/lists/ListHeader';
import { Popover } from '../../components/overlays';
import { PageLinks } from '../../components/page/PageHeaderActions';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useViewer } from '../../lib/viewer';
import { hogList } from './hogFilters';

const CHANGES_LINK = { label: 'Changes', to: '/changes' };
const COMPARE_LINK = { label: 'Compare', to: '/compare' };

/**
 * Renders the title, links and filters of Hog. Memoized: it does not render again when the result of a filter
 * arrives.
 */
export const HogHeader = memo(function HogHeader(props: ListHeaderProps<typeof hogList.filters>) {
  const { can } = useViewer();
  const isPhone = useIsPhone();
  return (
    <ListHeader
      {...props}
      title="Hog"
      hasFewFilters
      list={hogList}
      actions={
        <>
          <PageLinks links={can.compareFiles ? [CHANGES_LINK, COMPARE_LINK] : [CHANGES_LINK]} />
          {!isPhone && <KeysHelp />}
        </>
      }
    />
  );
});

const KeyboardIcon = createIcon(mdiKeyboardOutline);

const KeysList = lazy(() => import('./grid/KeysList').then(module => ({ default: module.KeysList })));

/** Renders the button that opens the list of the grid's keyboard shortcuts. */
export function KeysHelp() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<KeyboardIcon />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        Shortcuts
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, maxWidth: 460 } } }}
      >
        <Suspense fallback={null}>
          <KeysList titleId={titleId} />
        </Suspense>
      </Popover>
    </>
  );
}

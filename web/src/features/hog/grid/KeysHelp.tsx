import { mdiKeyboardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { createIcon } from '../../../components/look/icons';
import { Popover } from '../../../components/overlays';

const KeyboardIcon = createIcon(mdiKeyboardOutline);

const KeysList = lazy(() => import('./KeysList').then(module => ({ default: module.KeysList })));

/** Renders the button that opens the list of the grid's keys. */
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
        Keys
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

import { mdiKeyboardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { icon } from '../../../components/look/icons';
import { Popover } from '../../../components/overlays';

const KeyboardIcon = icon(mdiKeyboardOutline);

const KeysList = lazy(() => import('./KeysList').then(module => ({ default: module.KeysList })));

/** A quiet button beside the grid that tells its keys. */
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

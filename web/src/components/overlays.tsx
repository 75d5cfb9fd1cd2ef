import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { useHistoryStep } from '../lib/historySteps';

/** Material's dialog, as a step of the browser's history: Back closes it, as Escape does. */
export function Dialog(props: DialogProps) {
  useHistoryStep(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}

/** Material's drawer, as a step of the browser's history. */
export function Drawer(props: DrawerProps) {
  useHistoryStep(props.open ?? false, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
}

/** Material's popover, as a step of the browser's history. */
export function Popover(props: PopoverProps) {
  useHistoryStep(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiPopover {...props} />;
}

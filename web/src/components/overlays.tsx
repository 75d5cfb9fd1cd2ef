import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import Modal, { type ModalProps } from '@mui/material/Modal';
import MuiPopover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useCallback, useRef } from 'react';
import { useIsPhone } from '../lib/hooks/useIsPhone';
import { useHistoryStep } from '../lib/opened/historySteps';

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

/** Material's popover, as a step of the browser's history. It stays within the window when its content comes later than it. */
export function Popover({ children, ...props }: PopoverProps) {
  useHistoryStep(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  const actions = useRef<PopoverActions>(null);
  const placeByContent = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const resized = new ResizeObserver(() => actions.current?.updatePosition());
    resized.observe(content);
    return () => resized.disconnect();
  }, []);
  return (
    <MuiPopover {...props} action={actions}>
      <div ref={placeByContent}>{children}</div>
    </MuiPopover>
  );
}

type SelectProps = Omit<TextFieldProps, 'select'> & {
  /** Whether the page stands still while the menu is open. To let go of it makes the browser lay out the whole page. */
  locksScroll?: boolean;
};

/** Material's text field with a menu of choices: on a phone, where it covers the screen, a step of the browser's history. */
export function Select({ slotProps, locksScroll = true, ...props }: SelectProps) {
  const MenuProps = { slots: { root: MenuRoot }, disableScrollLock: !locksScroll };
  return (
    <TextField {...props} select slotProps={{ ...slotProps, select: { ...slotProps?.select, MenuProps } }} />
  );
}

/** Material's menu of acts; on a phone a step of the browser's history. */
export const Menu = (props: MenuProps) => <MuiMenu {...props} slots={{ root: MenuRoot }} />;

function MenuRoot(props: ModalProps) {
  useHistoryStep(useIsPhone() && props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <Modal {...props} />;
}

import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import Modal, { type ModalProps } from '@mui/material/Modal';
import MuiPopover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useCallback, useRef } from 'react';
import { useHistoryStep } from '../lib/dialogs/historySteps';
import { useIsPhone } from '../lib/hooks/mediaHooks';

/** Renders Material's dialog with a browser history entry. Back closes the dialog, as Escape does. */
export function Dialog(props: DialogProps) {
  useHistoryStep(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDialog {...props} />;
}

/** Renders Material's drawer with a browser history entry. */
export function Drawer(props: DrawerProps) {
  useHistoryStep(props.open ?? false, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
}

/**
 * Renders Material's popover with a browser history entry. The popover stays within the window when its
 * content loads later.
 */
export function Popover({ children, ...props }: PopoverProps) {
  useHistoryStep(props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  const actions = useRef<PopoverActions>(null);
  const trackContentSize = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const observer = new ResizeObserver(() => actions.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <MuiPopover {...props} action={actions}>
      <div ref={trackContentSize}>{children}</div>
    </MuiPopover>
  );
}

type SelectFieldProps = Omit<TextFieldProps, 'select'> & {
  /**
   * Locks the scroll position of the page while the menu is open. Unlocking makes the browser lay out the
   * whole page.
   */
  locksScroll?: boolean;
};

/**
 * Renders Material's text field with a menu of options. On a phone the menu covers the screen and has a
 * browser history entry.
 */
export function Select({ slotProps, locksScroll = true, ...props }: SelectFieldProps) {
  const MenuProps = { slots: { root: MenuRoot }, disableScrollLock: !locksScroll };
  return (
    <TextField {...props} select slotProps={{ ...slotProps, select: { ...slotProps?.select, MenuProps } }} />
  );
}

/** Renders Material's menu of actions. On a phone the menu has a browser history entry. */
export const Menu = (props: MenuProps) => <MuiMenu {...props} slots={{ root: MenuRoot }} />;

function MenuRoot(props: ModalProps) {
  useHistoryStep(useIsPhone() && props.open, () => props.onClose?.({}, 'escapeKeyDown'));
  return <Modal {...props} />;
}

import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import type { ReactNode, RefObject } from 'react';
import { formatGrossAmount } from './GrossConflict';
import type { GrossAmount } from './gross';

type CellPopoverProps = { anchor: RefObject<HTMLElement | null>; children: ReactNode };

/** Renders its children below an open cell. They cover the rows below, so that no row moves. */
export function CellPopover({ anchor, children }: CellPopoverProps) {
  return (
    <Popper
      open
      role="presentation"
      anchorEl={() => anchor.current ?? document.body}
      placement="bottom-end"
      modifiers={[{ name: 'preventOverflow', options: { padding: 8 } }]}
      sx={{ zIndex: 'tooltip' }}
    >
      <Box sx={popoverStyles}>{children}</Box>
    </Popper>
  );
}

const popoverStyles = {
  mt: 0.5,
  px: 1.5,
  py: 1,
  maxWidth: 'min(420px, 100vw - 24px)',
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 6,
} as const;

type NewerAmountNoticeProps = {
  /** Input of the open cell. */
  anchor: RefObject<HTMLElement | null>;
  amount: GrossAmount;
};

/** Reports below an open input that another user has stored a different amount. */
export function NewerAmountNotice({ anchor, amount }: NewerAmountNoticeProps) {
  return (
    <CellPopover anchor={anchor}>
      <span role="status">
        Another user changed this to <strong>{formatGrossAmount(amount)}</strong> in the meantime. When you’re
        done, choose which amount to keep.
      </span>
    </CellPopover>
  );
}

import type { RefObject } from 'react';
import { formatGrossAmount } from './Disputed';
import type { GrossAmount } from './gross';
import { CellPopover } from './UnderCell';

type NewerAmountNoticeProps = {
  /** Input that is open for editing. */
  anchor: RefObject<HTMLElement | null>;
  amount: GrossAmount;
};

/** Reports below an open input that another user has stored a different amount. */
export function NewerAmountNotice({ anchor, amount }: NewerAmountNoticeProps) {
  return (
    <CellPopover anchor={anchor}>
      <span role="status">
        Someone else stored <strong>{formatGrossAmount(amount)}</strong> meanwhile. Once you are done, you choose
        which one stays.
      </span>
    </CellPopover>
  );
}

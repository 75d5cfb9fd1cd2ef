import type { RefObject } from 'react';
import { amountWords } from './Disputed';
import type { Amount } from './gross';
import { UnderCell } from './UnderCell';

type Props = {
  /** The open input. */
  anchor: RefObject<HTMLElement | null>;
  amount: Amount;
};

/** Says under an open input that someone else has stored another amount since it was opened. */
export function StoredMeanwhile({ anchor, amount }: Props) {
  return (
    <UnderCell anchor={anchor}>
      <span role="status">
        Someone else stored <strong>{amountWords(amount)}</strong> meanwhile. Once you are done, you choose
        which one stays.
      </span>
    </UnderCell>
  );
}

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { UnsavedStrip } from './UnsavedStrip';

type Props = { children: ReactNode; onContinue: () => void; onDiscard: () => void };

/** What was typed and not saved, in a sentence: to go on with, or to give up. */
export const KeptDraft = ({ children, onContinue, onDiscard }: Props) => (
  <UnsavedStrip
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={onContinue}>
          Continue
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  >
    {children}
  </UnsavedStrip>
);

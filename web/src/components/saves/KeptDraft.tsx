import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { UnsavedNotice } from './UnsavedStrip';

type Props = { children: ReactNode; onContinue: () => void; onDiscard: () => void };

/** A notice about an unsaved draft, with buttons to continue or discard it. */
export const DraftNotice = ({ children, onContinue, onDiscard }: Props) => (
  <UnsavedNotice
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
  </UnsavedNotice>
);

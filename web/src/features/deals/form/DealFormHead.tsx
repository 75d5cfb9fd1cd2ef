import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../../components/look/icons';

type Props = {
  /** Number of the deal to update; undefined for a new deal. */
  number: number | undefined;
  isAskingToDiscard: boolean;
  onClose: () => void;
  onDiscard: () => void;
};

export function DealFormHeader({ number, isAskingToDiscard, onClose, onDiscard }: Props) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(
    function focusTitle() {
      if (number !== undefined) title.current?.focus();
    },
    [number],
  );

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <Typography ref={title} tabIndex={-1} id="deal-form-title" variant="h1" sx={{ outline: 'none' }}>
        {number === undefined ? 'Create Deal' : `Update Deal #${number}`}
      </Typography>
      <Box sx={{ ml: 'auto', mr: -1, display: 'flex', alignItems: 'center', gap: 1 }}>
        {isAskingToDiscard && (
          <Button color="error" variant="contained" onClick={onDiscard} autoFocus>
            Discard changes
          </Button>
        )}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

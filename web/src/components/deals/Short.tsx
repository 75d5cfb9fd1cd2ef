import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

/** A shortened text; a tap shows all of it. */
export function Short({ full, shown }: { full: string; shown: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (shown === full) return <span>{full}</span>;
  return (
    <Tooltip title={full} describeChild open={isOpen} onClose={() => setIsOpen(false)} disableHoverListener>
      <Box
        component="button"
        type="button"
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        sx={plain}
      >
        {shown}
      </Box>
    </Tooltip>
  );
}

const plain = { p: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit' } as const;

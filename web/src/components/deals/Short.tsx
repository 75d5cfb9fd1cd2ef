import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { thumbRoom } from '../look/pressed';

type Props = {
  full: string;
  shown: string;
  /** Where a thumb presses as well: there is nothing else to press. */
  room: 'above' | 'below';
};

/** A shortened text; a tap shows all of it. */
export function Short({ full, shown, room }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (shown === full) return <span>{full}</span>;
  return (
    <Tooltip title={full} describeChild open={isOpen} onClose={() => setIsOpen(false)} disableHoverListener>
      <Box
        component="button"
        type="button"
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        sx={[plain, rooms[room]]}
      >
        {shown}
      </Box>
    </Tooltip>
  );
}

const plain = {
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: '20px',
  color: 'inherit',
  textAlign: 'left',
} as const;

const rooms = { above: thumbRoom([22, 4, 2, 4]), below: thumbRoom([2, 4, 22, 4]) } as const;

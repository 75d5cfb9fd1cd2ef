import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { extendTapTarget } from '../look/pressed';

type Props = {
  fullText: string;
  shortText: string;
  /** The side to which the tap target extends. No other target is there. */
  tapArea: 'above' | 'below';
};

/** A shortened text. A tap shows the full text. */
export function ShortenedText({ fullText, shortText, tapArea }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (shortText === fullText) return <span>{fullText}</span>;
  return (
    <Tooltip title={fullText} describeChild open={isOpen} onClose={() => setIsOpen(false)} disableHoverListener>
      <Box
        component="button"
        type="button"
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        sx={[textButtonStyles, tapAreaStyles[tapArea]]}
      >
        {shortText}
      </Box>
    </Tooltip>
  );
}

const textButtonStyles = {
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: '20px',
  color: 'inherit',
  textAlign: 'left',
} as const;

const tapAreaStyles = { above: extendTapTarget([22, 4, 2, 4]), below: extendTapTarget([2, 4, 22, 4]) } as const;

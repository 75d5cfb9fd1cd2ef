import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ExpandIcon } from '../../../components/look/icons';
import { DealChangeList } from './HistoryList';

/** Shows the changes of a deal in a section that can be expanded; the changes load when it opens. */
export function DealHistory({ number }: { number: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Box
      component="section"
      aria-label="History"
      sx={{ display: 'grid', gap: 1, pb: 2, scrollMarginTop: 56 }}
    >
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<ExpandIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        History
      </Button>
      <div id={listId}>{isOpen && <DealChangeList number={number} />}</div>
    </Box>
  );
}

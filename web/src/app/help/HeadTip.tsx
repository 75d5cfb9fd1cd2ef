import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useLocation } from 'react-router';
import { screenAt } from '../find/screenNames';
import { wordOf } from './words';

/** Beside a head: what it is. */
export function HeadTip({ head }: { head: Element }) {
  const { pathname } = useLocation();
  const word = wordOf(screenAt(pathname), head.textContent);
  if (!word) return null;
  return (
    <Popper open anchorEl={head} placement="top" sx={above}>
      <Paper elevation={4} role="tooltip" sx={paper}>
        {word.longHead && <strong>{word.longHead}: </strong>}
        {word.says}
      </Paper>
    </Popper>
  );
}

/** The mouse goes on to what lies below. */
const above = { zIndex: 'tooltip', pointerEvents: 'none', '@media print': { display: 'none' } } as const;

const paper = {
  px: 1.25,
  py: 0.75,
  my: 0.5,
  maxWidth: 'min(340px, calc(100vw - 16px))',
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
} as const;

import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { screenAt } from '../find/screenNames';
import type { Head } from './headOf';
import { wordOf } from './words';

/** Beside a head: what it is. Of what only holds a field's value, nothing. */
export function HeadTip({ element, isFigure }: Head) {
  const { pathname } = useLocation();
  const word = wordOf(screenAt(pathname), element);
  const isSaid = word !== undefined && !(isFigure && word.kind === undefined);
  const id = useId();
  useEffect(
    function describe() {
      if (!isSaid) return;
      element.setAttribute('aria-describedby', id);
      return () => element.removeAttribute('aria-describedby');
    },
    [element, id, isSaid],
  );
  if (!isSaid) return null;
  return (
    <Popper id={id} open anchorEl={element} container={element.closest(LANDMARKS)} placement="top" sx={above}>
      <Paper elevation={4} sx={paper}>
        {word.longHead && <strong>{word.longHead}: </strong>}
        {word.says}
      </Paper>
    </Popper>
  );
}

/** Whoever goes from landmark to landmark finds it in that of its head. */
const LANDMARKS = 'main, [role=dialog]';

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

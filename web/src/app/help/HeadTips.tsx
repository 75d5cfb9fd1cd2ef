import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { type Head, headOf } from './headOf';

const HeadTip = lazy(() => import('./HeadTip').then(module => ({ default: module.HeadTip })));

const REST_MS = 400;

/** Tells what a head means that a mouse rests on, that has the focus, or that a finger stays on (help.md, Heads). */
export function HeadTips() {
  const [head, setHead] = useState<Head>();
  const { pathname } = useLocation();
  useOnChange(pathname, () => setHead(undefined));
  useEffect(() => watchHeads(setHead), []);
  return (
    <Suspense fallback={null}>
      <GlobalStyles styles={pressedLong} />
      {head?.element.isConnected && <HeadTip {...head} />}
    </Suspense>
  );
}

/** @returns ends it */
function watchHeads(show: (head: Head | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const rest = ({ target, type }: Event) => {
    // A press moves the focus, too, and says nothing by it.
    if (type === 'focusin' && !(target as Element).matches(':focus-visible')) return;
    end();
    const found = headOf(target, type === 'focusin');
    if (found) timer = setTimeout(() => show(found), REST_MS);
    else show(undefined);
  };
  const leave = () => {
    end();
    show(undefined);
  };
  // A finger that moves or lifts before has not stayed.
  const endTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && end();
  const begins = ['pointerover', 'pointerdown', 'focusin'] as const;
  const touchEnds = ['pointermove', 'pointerup', 'pointercancel'] as const;
  for (const name of begins) document.addEventListener(name, rest);
  for (const name of touchEnds) document.addEventListener(name, endTouch);
  // Also a key that opens something else, and goes no further.
  window.addEventListener('keydown', leave, true);
  window.addEventListener('scroll', leave, true);
  return () => {
    end();
    for (const name of begins) document.removeEventListener(name, rest);
    for (const name of touchEnds) document.removeEventListener(name, endTouch);
    window.removeEventListener('keydown', leave, true);
    window.removeEventListener('scroll', leave, true);
  };
}

/** A finger that stays marks no text. */
const pressedLong = {
  '@media (pointer: coarse)': { 'th, dt, [data-head]': { userSelect: 'none', WebkitTouchCallout: 'none' } },
} as const;

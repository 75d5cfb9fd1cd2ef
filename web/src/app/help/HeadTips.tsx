import { lazy, Suspense, useEffect, useState } from 'react';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { useLocation } from 'react-router';

const HeadTip = lazy(() => import('./HeadTip').then(module => ({ default: module.HeadTip })));

/** What stands over figures: heads of columns, and names of single figures. */
const HEAD = 'main :is(th[scope="col"], [role="columnheader"], dt)';
const REST_MS = 400;

/** Tells what a head means that a mouse rests on, that has the focus, or that a finger stays on (help.md, Heads). */
export function HeadTips() {
  const [head, setHead] = useState<Element | null>(null);
  const { pathname } = useLocation();
  useOnChange(pathname, () => setHead(null));
  useEffect(function watchHeads() {
    let timer: ReturnType<typeof setTimeout>;
    const rest = ({ target }: Event) => {
      clearTimeout(timer);
      const found = target instanceof Element ? target.closest(HEAD) : null;
      if (found) timer = setTimeout(() => setHead(found), REST_MS);
      else setHead(null);
    };
    const end = () => clearTimeout(timer);
    // A mouse enters, a finger goes down; what scrolls or types looks elsewhere.
    const begins = ['pointerover', 'pointerdown', 'focusin'] as const;
    const ends = ['pointermove', 'pointerup', 'pointercancel'] as const;
    const touchEnds = (event: PointerEvent) => event.pointerType !== 'mouse' && end();
    const away = () => {
      end();
      setHead(null);
    };
    for (const name of begins) document.addEventListener(name, rest);
    for (const name of ends) document.addEventListener(name, touchEnds);
    document.addEventListener('keydown', away);
    window.addEventListener('scroll', away, true);
    return () => {
      end();
      for (const name of begins) document.removeEventListener(name, rest);
      for (const name of ends) document.removeEventListener(name, touchEnds);
      document.removeEventListener('keydown', away);
      window.removeEventListener('scroll', away, true);
    };
  }, []);
  return <Suspense fallback={null}>{head?.isConnected && <HeadTip head={head} />}</Suspense>;
}

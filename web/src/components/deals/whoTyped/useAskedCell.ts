import { type RefObject, useEffect, useState } from 'react';
import { fieldsOfCell, type ShownField } from './whoTyped';

/** The cell that someone wants to know about. */
export type AskedCell = { anchor: Element; number: number; fields: readonly ShownField[] };

/** How long a mouse or a finger rests on a cell before the tip opens. */
const REST_MS = 800;
const PRESS_MS = 550;

/**
 * The cell below `root` on which the mouse rests, a finger is held, or Shift+F2 was pressed; null once one goes on. It listens
 * where events arrive, so that no cell is drawn for it.
 * @param deal whose cells they are; without one, that of the row they stand in (`data-id`)
 */
export function useAskedCell(root: RefObject<HTMLElement | null>, deal?: number): AskedCell | null {
  const [asked, setAsked] = useState<AskedCell | null>(null);

  useEffect(
    function listen() {
      const element = root.current;
      if (!element) return;
      const listening = new AbortController();
      const options = { signal: listening.signal };
      let wait: number | undefined;
      let isHeld = false;

      function forget() {
        window.clearTimeout(wait);
        setAsked(null);
      }

      function tellAfter(ms: number, cell: AskedCell | null) {
        forget();
        if (cell) wait = window.setTimeout(() => setAsked(cell), ms);
      }

      let under: Element | undefined;
      function moveTo(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        const cell = event.buttons === 0 ? cellAt(event.target, deal) : null;
        if (cell?.anchor === under) return;
        under = cell?.anchor;
        tellAfter(REST_MS, cell && !isEdited(cell.anchor) ? cell : null);
      }

      function leave({ pointerType, relatedTarget }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return;
        under = undefined;
        forget();
      }

      function press({ pointerType, target }: PointerEvent) {
        isHeld = pointerType === 'touch';
        tellAfter(PRESS_MS, isHeld ? cellAt(target, deal) : null);
      }

      /** The tip stays until the next touch. */
      const release = () => window.clearTimeout(wait);

      function pressKey(event: KeyboardEvent) {
        if (event.key === 'Shift') return;
        forget();
        if (event.key !== 'F2' || !event.shiftKey) return;
        event.preventDefault();
        setAsked(cellAt(event.target, deal));
      }

      /** A finger that is held means this, not the browser's menu; but for an input, into which people paste by it. */
      function holdMenu(event: Event) {
        if (isHeld && cellAt(event.target, deal) && !isInput(event.target)) event.preventDefault();
      }

      element.addEventListener('pointerover', moveTo, options);
      element.addEventListener('pointerout', leave, options);
      element.addEventListener('pointerdown', press, options);
      element.addEventListener('pointerup', release, options);
      element.addEventListener('pointercancel', release, options);
      element.addEventListener('keydown', pressKey, { ...options, capture: true });
      element.addEventListener('contextmenu', holdMenu, options);
      window.addEventListener('scroll', forget, { ...options, capture: true, passive: true });
      return () => {
        listening.abort();
        window.clearTimeout(wait);
      };
    },
    [root, deal],
  );
  return asked;
}

function cellAt(target: EventTarget | null, deal: number | undefined): AskedCell | null {
  const anchor = target instanceof Element ? target.closest('[data-field]') : null;
  const number = deal ?? Number(anchor?.closest('[data-id]')?.getAttribute('data-id'));
  const fields = fieldsOfCell(anchor?.getAttribute('data-field') ?? '');
  return anchor && number > 0 && fields.length > 0 ? { anchor, number, fields } : null;
}

const isInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isEdited = (cell: Element): boolean => cell.classList.contains('MuiDataGrid-cell--editing');

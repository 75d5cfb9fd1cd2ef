import { type RefObject, useEffect, useState } from 'react';
import type { RecordedField } from '../../../generated/types';
import type { CellHistoryQuery } from './cellHistory.generated';

/** A field that a cell shows. In cells with several fields, each field has a label. */
export type CellHistoryField = { field: RecordedField; label?: string };

/** The fields of cells that show no field or several fields. */
const fieldsByCell: Readonly<Record<string, readonly CellHistoryField[]>> = {
  totalGross: [
    { field: 'FRONT_GROSS', label: 'Front Gross' },
    { field: 'BACK_GROSS', label: 'Back Gross' },
  ],
  logDay: [
    { field: 'DELIVERY_DATE', label: 'Delivery Date' },
    { field: 'ADDED_DATE', label: 'Added Date' },
  ],
  review: [
    { field: 'IS_UPDATED', label: 'Updated?' },
    { field: 'IS_CONFIRMED', label: 'Confirmed?' },
  ],
  // The age of the open items depends on the whole deal, so this cell has no field.
  age: [],
  toDo: [],
};

/**
 * Returns the fields that a cell shows, by the name of its column or of its field: `frontGross`,
 * `FRONT_GROSS`.
 */
export function listCellFields(name: string): readonly CellHistoryField[] {
  const isHistoryName = name === name.toUpperCase();
  const field = isHistoryName ? name : name.replace(/[A-Z]/g, '_$&').toUpperCase();
  return fieldsByCell[name] ?? [{ field: field as RecordedField }];
}

type HistoryChange = CellHistoryQuery['dealHistory'][number];

/**
 * Returns the newest change of a field; undefined if the field never changed. The history is sorted from the
 * newest change to the oldest.
 */
export const findLastChange = (
  history: readonly HistoryChange[],
  field: RecordedField,
): HistoryChange | undefined => history.find(({ fields }) => fields.some(each => each.field === field));

/** The cell with the displayed history. */
export type HistoryCell = { anchor: Element; number: number; fields: readonly CellHistoryField[] };

/** The time in milliseconds that the mouse or a finger must rest on a cell before the tooltip opens. */
const HOVER_DELAY_MS = 800;
const LONG_PRESS_MS = 550;

/**
 * Returns the cell below `root` on which the mouse rests, a finger is held, or Shift+F2 was pressed; null
 * after the mouse, finger or focus leaves the cell. The listeners are on the root, so that the cells need not
 * render again.
 * @param deal the deal of all cells; without it, the deal of the row (`data-id`)
 */
export function useHistoryCell(root: RefObject<HTMLElement | null>, deal?: number): HistoryCell | null {
  const [historyCell, setHistoryCell] = useState<HistoryCell | null>(null);

  useEffect(
    function addListeners() {
      const element = root.current;
      if (!element) return;
      const abortController = new AbortController();
      const options = { signal: abortController.signal };
      let timer: number | undefined;
      let isTouchHeld = false;

      function hide() {
        window.clearTimeout(timer);
        setHistoryCell(null);
      }

      function showAfter(ms: number, cell: HistoryCell | null) {
        hide();
        if (cell) timer = window.setTimeout(() => setHistoryCell(cell), ms);
      }

      let hoveredCell: Element | undefined;
      function handleMouseOver(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        const cell = event.buttons === 0 ? findHistoryCell(event.target, deal) : null;
        if (cell?.anchor === hoveredCell) return;
        hoveredCell = cell?.anchor;
        showAfter(HOVER_DELAY_MS, cell && !isEdited(cell.anchor) ? cell : null);
      }

      function handleMouseOut({ pointerType, relatedTarget }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return;
        hoveredCell = undefined;
        hide();
      }

      function handlePress({ pointerType, target }: PointerEvent) {
        isTouchHeld = pointerType === 'touch';
        showAfter(LONG_PRESS_MS, isTouchHeld ? findHistoryCell(target, deal) : null);
      }

      /** The tooltip stays open until the next touch. */
      const handleRelease = () => window.clearTimeout(timer);

      function handleKey(event: KeyboardEvent) {
        if (event.key === 'Shift') return;
        hide();
        if (event.key !== 'F2' || !event.shiftKey) return;
        event.preventDefault();
        setHistoryCell(findHistoryCell(event.target, deal));
      }

      /**
       * Makes a long press open the tooltip and not the browser's menu. In inputs the browser's menu still
       * opens, because people use it to paste.
       */
      function preventContextMenu(event: Event) {
        if (isTouchHeld && findHistoryCell(event.target, deal) && !isInput(event.target))
          event.preventDefault();
      }

      element.addEventListener('pointerover', handleMouseOver, options);
      element.addEventListener('pointerout', handleMouseOut, options);
      element.addEventListener('pointerdown', handlePress, options);
      element.addEventListener('pointerup', handleRelease, options);
      element.addEventListener('pointercancel', handleRelease, options);
      element.addEventListener('keydown', handleKey, { ...options, capture: true });
      element.addEventListener('contextmenu', preventContextMenu, options);
      window.addEventListener('scroll', hide, { ...options, capture: true, passive: true });
      return () => {
        abortController.abort();
        window.clearTimeout(timer);
      };
    },
    [root, deal],
  );
  return historyCell;
}

function findHistoryCell(target: EventTarget | null, deal: number | undefined): HistoryCell | null {
  const anchor = target instanceof Element ? target.closest('[data-field]') : null;
  const number = deal ?? Number(anchor?.closest('[data-id]')?.getAttribute('data-id'));
  const fields = listCellFields(anchor?.getAttribute('data-field') ?? '');
  return anchor && number > 0 && fields.length > 0 ? { anchor, number, fields } : null;
}

const isInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isEdited = (cell: Element): boolean => cell.classList.contains('MuiDataGrid-cell--editing');

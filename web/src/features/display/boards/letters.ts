let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a text is on this page at its heaviest, in em, with digits that are as wide as one another. */
export function widthOf(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * WIDE_LETTER;
  canvas.font = `750 ${FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text.replaceAll(/\d/g, '0')).width / FONT_SIZE;
}

const FONT_SIZE = 100;
/** Of a browser that measures nothing. */
const WIDE_LETTER = 0.65;

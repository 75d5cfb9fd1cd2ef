let canvas: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in the boldest weight of the page, in em. All digits count as equally wide. */
export function measureTextWidth(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * FALLBACK_CHARACTER_WIDTH;
  canvas.font = `750 ${MEASURED_FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return canvas.measureText(text.replaceAll(/\d/g, '0')).width / MEASURED_FONT_SIZE;
}

const MEASURED_FONT_SIZE = 100;
/** Width of a character in em, for a browser that cannot measure text. */
const FALLBACK_CHARACTER_WIDTH = 0.65;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]); // [ {
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]); // ] }

/**
 * Returns the nesting depth of lists and objects in a JSON text.
 * JSON.parse accepts any depth, but code that walks the value afterwards may run out of stack.
 */
export function measureNesting(json: Uint8Array): number {
  let level = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] as number;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, ++level);
    else if (CLOSING.has(byte)) level--;
  }
  return deepest;
}

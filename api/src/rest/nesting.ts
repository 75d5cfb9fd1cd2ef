const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]); // [ {
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]); // ] }

/**
 * How deep lists and objects are nested in a JSON text. JSON.parse reads any depth, but code that walks the value
 * afterwards may run out of stack.
 */
export function nestingOf(json: Uint8Array): number {
  let level = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, ++level);
    else if (CLOSING.has(byte)) level--;
  }
  return deepest;
}

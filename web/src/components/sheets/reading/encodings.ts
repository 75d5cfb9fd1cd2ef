/** Encodings of one byte a character, the likelier first: no file says which of them it has. */
const ENCODINGS = ['windows-1252', 'macintosh', 'cp850', 'cp437'] as const;
export type ByteEncoding = (typeof ENCODINGS)[number];

/** A way to read a file's letters, with some of its cells read that way. */
export type EncodingChoice = { encoding: ByteEncoding; sample: string };

/** The upper halves of the DOS code pages, which no browser decodes. */
const DOS_CHARACTERS: Partial<Record<ByteEncoding, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
};

/** The text of bytes, each of which is a character. */
export function decodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  const characters = DOS_CHARACTERS[encoding];
  if (!characters) return new TextDecoder(encoding).decode(bytes);
  const units = new Uint16Array(bytes.length);
  for (const [at, byte] of bytes.entries())
    units[at] = byte < 0x80 ? byte : characters.charCodeAt(byte - 0x80);
  return new TextDecoder('utf-16le').decode(units);
}

/** Finds the encodings that read a file's letters in different ways, the likeliest first (sheets.md, Letters). */
export function findEncodings(bytes: Uint8Array): [EncodingChoice, ...EncodingChoice[]] {
  const excerpt = linesWithLetters(bytes);
  const choices = ENCODINGS.map(encoding => {
    const text = decodeBytes(excerpt, encoding);
    return { encoding, sample: sampleOf(text), likelihood: likelihoodOf(text) };
  }).sort((one, other) => other.likelihood - one.likelihood);
  const samples = choices.map(({ sample }) => sample);
  return choices
    .filter(({ sample }, at) => samples.indexOf(sample) === at)
    .map(({ encoding, sample }) => ({ encoding, sample })) as [EncodingChoice, ...EncodingChoice[]];
}

/** As many lines and bytes tell the encoding. */
const MAX_LINES = 200;
const MAX_LINE_BYTES = 400;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const isLineEnd = (byte: number | undefined) => byte === LINE_FEED || byte === CARRIAGE_RETURN;

/** The first lines with a character that is not ASCII, around that character. */
function linesWithLetters(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let count = 0;
  for (let at = 0; at < bytes.length && count < MAX_LINES; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    let start = at;
    while (start > 0 && at - start < MAX_LINE_BYTES && !isLineEnd(bytes[start - 1])) start -= 1;
    let end = at;
    while (end < bytes.length && end - at < MAX_LINE_BYTES && !isLineEnd(bytes[end])) end += 1;
    lines.push(...bytes.subarray(start, end), LINE_FEED);
    count += 1;
    at = end;
  }
  return Uint8Array.from(lines);
}

const MAX_SAMPLE_CELLS = 2;
const MAX_SAMPLE_LENGTH = 60;

function sampleOf(text: string): string {
  const cells = text.split(/[,;\t\n"]+/).filter(cell => /[^\0-\x7f]/.test(cell));
  return [...new Set(cells)].slice(0, MAX_SAMPLE_CELLS).join(', ').trim().slice(0, MAX_SAMPLE_LENGTH);
}

/** How common letters with accents are in the names of customers; others count nothing. */
const WEIGHTS = new Map(
  ['ìòùûõãœÿ', 'ßçèêëôâàîïåøæšž', 'áéíóúñüäö'].flatMap((letters, index) =>
    [...letters].map(letter => [letter, index + 1] as const),
  ),
);
const UNLIKELY = -3;
const LIKELY = 3;

/** How likely a text is what people wrote: its letters fit into words, and its signs are between words. */
function likelihoodOf(text: string): number {
  let sum = 0;
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) sum += likelihoodAt(text, index);
  return sum;
}

const isLetter = (character: string) => /\p{L}/u.test(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);
const isLower = (character: string) => /\p{Ll}/u.test(character);

function likelihoodAt(text: string, at: number): number {
  const character = text[at] ?? '';
  const [second = '', before = ''] = [text[at - 2], text[at - 1]];
  const after = text[at + 1] ?? '';
  const weight = WEIGHTS.get(character.toLowerCase());
  if (weight === undefined) return likelihoodOfSign(text, at);
  const isAlone = !isLetter(before) && !isLetter(after);
  const isWrongCase = isUpper(character)
    ? isLower(before) || (isLetter(before) && isLower(after))
    : isUpper(after) || (isUpper(before) && isUpper(second));
  return isAlone || isWrongCase || /\d/.test(before + after) ? UNLIKELY : weight;
}

/** C1 controls, Greek, mathematics, boxes: no list of deals has them. */
const NEVER_WRITTEN = /[\x80-\x9f\u0370-\u03ff\u2200-\u25ff]/;

function likelihoodOfSign(text: string, at: number): number {
  const [second = '', before = ''] = [text[at - 2], text[at - 1]];
  const sign = text[at] ?? '';
  const after = text[at + 1] ?? '';
  const isInWord = isLetter(before) && isLetter(after);
  if (sign === '’') {
    const isContraction = /^(?:s|t|re|ll|ve|d|m)(?!\p{L})/u.test(text.slice(at + 1, at + 4));
    const isName = isUpper(before) && isUpper(after) && !isLower(second);
    if (isContraction || isName) return LIKELY;
  }
  if (sign === '\u00a0' && isInWord) return LIKELY;
  if ('“”‘’™…'.includes(sign) && isLetter(before) !== isLetter(after)) return LIKELY;
  return isInWord || NEVER_WRITTEN.test(sign) ? UNLIKELY : 0;
}

/**
 * Single-byte encodings, the most likely encoding first. A file does not declare which of these encodings it
 * has.
 */
const ENCODINGS = ['windows-1252', 'macintosh', 'cp850', 'cp437'] as const;
export type ByteEncoding = (typeof ENCODINGS)[number];

/** An encoding that can read a file, with some of its cells in this encoding. */
export type EncodingChoice = { encoding: ByteEncoding; sample: string };

/** The upper halves of the DOS code pages, which browsers cannot decode. */
const DOS_CHARACTERS: Partial<Record<ByteEncoding, string>> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
};

/** Decodes bytes with one byte per character. */
export function decodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  const characters = DOS_CHARACTERS[encoding];
  if (!characters) return new TextDecoder(encoding).decode(bytes);
  const units = new Uint16Array(bytes.length);
  for (const [index, byte] of bytes.entries())
    units[index] = byte < 0x80 ? byte : characters.charCodeAt(byte - 0x80);
  return new TextDecoder('utf-16le').decode(units);
}

/**
 * Finds the encodings that read the letters of a file in different ways, the most likely encoding first
 * (sheets.md, Encodings).
 */
export function findEncodings(bytes: Uint8Array): [EncodingChoice, ...EncodingChoice[]] {
  const excerpt = extractNonAsciiLines(bytes);
  const choices = ENCODINGS.map(encoding => {
    const text = decodeBytes(excerpt, encoding);
    return { encoding, sample: takeSample(text), likelihood: scoreText(text) };
  }).sort((first, second) => second.likelihood - first.likelihood);
  const samples = choices.map(({ sample }) => sample);
  return choices
    .filter(({ sample }, index) => samples.indexOf(sample) === index)
    .map(({ encoding, sample }) => ({ encoding, sample })) as [EncodingChoice, ...EncodingChoice[]];
}

/** Maximum number of lines and bytes that are examined. */
const MAX_LINES = 200;
const MAX_LINE_BYTES = 400;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const isLineEnd = (byte: number | undefined) => byte === LINE_FEED || byte === CARRIAGE_RETURN;

/** Returns the first lines with non-ASCII characters, limited to the bytes around such a character. */
function extractNonAsciiLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let count = 0;
  for (let index = 0; index < bytes.length && count < MAX_LINES; index++) {
    if ((bytes[index] as number) < 0x80) continue;
    let start = index;
    while (start > 0 && index - start < MAX_LINE_BYTES && !isLineEnd(bytes[start - 1])) start -= 1;
    let end = index;
    while (end < bytes.length && end - index < MAX_LINE_BYTES && !isLineEnd(bytes[end])) end += 1;
    lines.push(...bytes.subarray(start, end), LINE_FEED);
    count += 1;
    index = end;
  }
  return Uint8Array.from(lines);
}

const MAX_SAMPLE_CELLS = 2;
const MAX_SAMPLE_LENGTH = 60;

function takeSample(text: string): string {
  const cells = text.split(/[,;\t\n"]+/).filter(cell => /[^\0-\x7f]/.test(cell));
  return [...new Set(cells)].slice(0, MAX_SAMPLE_CELLS).join(', ').trim().slice(0, MAX_SAMPLE_LENGTH);
}

/** Weights of accented letters by their frequency in names of customers; other letters have no weight. */
const WEIGHTS = new Map(
  ['ìòùûõãœÿ', 'ßçèêëôâàîïåøæšž', 'áéíóúñüäö'].flatMap((letters, index) =>
    [...letters].map(letter => [letter, index + 1] as const),
  ),
);
const UNLIKELY = -3;
const LIKELY = 3;

/** Scores how likely a person wrote a text: letters are inside words, and punctuation is between words. */
function scoreText(text: string): number {
  let sum = 0;
  for (const { index } of text.matchAll(/[^\0-\x7f]/g)) sum += scoreCharacter(text, index);
  return sum;
}

const isLetter = (character: string) => /\p{L}/u.test(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);
const isLower = (character: string) => /\p{Ll}/u.test(character);

function scoreCharacter(text: string, index: number): number {
  const character = text[index] ?? '';
  const [beforePrevious = '', previous = ''] = [text[index - 2], text[index - 1]];
  const next = text[index + 1] ?? '';
  const weight = WEIGHTS.get(character.toLowerCase());
  if (weight === undefined) return scorePunctuation(text, index);
  const isAlone = !isLetter(previous) && !isLetter(next);
  const isWrongCase = isUpper(character)
    ? isLower(previous) || (isLetter(previous) && isLower(next))
    : isUpper(next) || (isUpper(previous) && isUpper(beforePrevious));
  return isAlone || isWrongCase || /\d/.test(previous + next) ? UNLIKELY : weight;
}

/** C1 controls, Greek, mathematical symbols and boxes do not occur in lists of deals. */
const IMPLAUSIBLE_CHARACTERS = /[\x80-\x9f\u0370-\u03ff\u2200-\u25ff]/;

function scorePunctuation(text: string, index: number): number {
  const [beforePrevious = '', previous = ''] = [text[index - 2], text[index - 1]];
  const character = text[index] ?? '';
  const next = text[index + 1] ?? '';
  const isInWord = isLetter(previous) && isLetter(next);
  if (character === '’') {
    const isContraction = /^(?:s|t|re|ll|ve|d|m)(?!\p{L})/u.test(text.slice(index + 1, index + 4));
    const isName = isUpper(previous) && isUpper(next) && !isLower(beforePrevious);
    if (isContraction || isName) return LIKELY;
  }
  if (character === '\u00a0' && isInWord) return LIKELY;
  if ('“”‘’™…'.includes(character) && isLetter(previous) !== isLetter(next)) return LIKELY;
  return isInWord || IMPLAUSIBLE_CHARACTERS.test(character) ? UNLIKELY : 0;
}

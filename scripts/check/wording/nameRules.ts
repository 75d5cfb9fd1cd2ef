// Rules for the names of identifiers and files (docs/STYLE.md, Words).
import { ALLOWED_NAMES, STANDARD_PHRASES } from './exceptions.ts';
import type { DeclaredName } from './parse.ts';

/**
 * These patterns are matched against the words of a name, in lower case with spaces between: `keptSheet` is
 * "kept sheet".
 */
const UNCLEAR: readonly RegExp[] = [
  /\b(?:told|tells?|telling|untold|said|say|says|asked|asking|spoken|heard)\b/,
  /\b(?:who|whom|whose|whoever|nobodys?|someone|somebody|everyones|anothers)\b/,
  /\b(?:kept|keeps|stands?|stood|lies|anew|thereby|besides?|meanwhile|lately|unattended|lacking|lacks)\b/,
  /\b(?:heads?|doors?|rooms|judged?|settle|settled|settling|walls?|upkeep|troubles?|proof|pieces?|basis)\b/,
  /\b(?:answers?|answered|answering|refusals?|refused?|demands?|amend|amended|amending|amendment)\b/,
  /\b(?:acts?|acted|undone|ways?|behind|trips?|hand(?:ed|ing)? on)\b/,
  /\b(?:looks?|strip)$/,
  / words$/,
];

/** Participles that are incomplete as a name, because the name does not contain their noun. */
const BARE_PARTICIPLE =
  /^(?:counted|drawn|given|gone|held|known|made|meant|met|named|noted|offered|shown|taken|typed|waited|wanted)$/;

const SENTENCE: readonly RegExp[] = [
  /^(?:what|when|which|that|those|where|why|while|if|because|of) ./,
  /. (?:it|its|they|them|their|theirs|these|those|the)\b/,
  /[^ ] an? [^ ]/,
];

const LIMIT = /^(?:MOST|LONGEST|LARGEST|HIGHEST|LEAST|FEWEST|SHORTEST|SMALLEST|LOWEST)(?:_|$)/;

/** Database columns have names in snake case, and these names do not change. */
const COLUMN = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

/** Returns the problem of a declared name, or undefined if the name is clear. */
export function findNameProblem({ text, isFunction }: DeclaredName): string | undefined {
  if (Object.hasOwn(ALLOWED_NAMES, text) || COLUMN.test(text)) return undefined;
  if (LIMIT.test(text)) return 'begin a limit with MAX_ or MIN_';
  const phrase = toPhrase(text);
  if (isFunction && / of$/.test(phrase)) return 'begin a function with a verb';
  if (SENTENCE.some(pattern => pattern.test(phrase))) return 'use a noun or a verb, not a sentence';
  return findWord(phrase);
}

/** Returns the problem of the name of a file or folder, or undefined if the name is clear. */
export function findFileNameProblem(name: string): string | undefined {
  if (Object.hasOwn(ALLOWED_NAMES, name)) return undefined;
  if (name === 'words') return 'name the texts, such as closing.labels';
  const phrase = toPhrase(name);
  return / of$/.test(phrase) ? 'name the file after a verb or a noun' : findWord(phrase);
}

function findWord(phrase: string): string | undefined {
  for (const pattern of [...UNCLEAR, BARE_PARTICIPLE]) {
    const [word] = pattern.exec(phrase) ?? [];
    if (word) return `avoid "${word.trim()}"`;
  }
  return undefined;
}

/** Returns the words of a name in lower case, without standard phrases. */
function toPhrase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(STANDARD_PHRASES, 'x');
}

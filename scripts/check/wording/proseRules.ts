// Rules for comments, test titles and documents (docs/STYLE.md).
import { STANDARD_PHRASES } from './exceptions.ts';
import type { TestTitle } from './parse.ts';

const UNCLEAR_WORDING: readonly RegExp[] = [
  /\b(?:whoever|whomever|whose|whom|nobody|somebody|anew|meanwhile|thereby|besides?|lest|hence|upon|lately)\b/gi,
  /\b(?:stands|stood|lies|told|tells?|telling|answer(?:s|ed|ing)?|amend(?:s|ed|ing)?|refus(?:e|es|ed|als?))\b/gi,
  /\b(?:doors?|rooms|heads?|upkeep|unattended)\b/g,
  /\b(?:of (?:its|their|his|her) own|as (?:it|they) stand|those (?:who|whose|that|which)|(?:is|are|be) said|at rest)\b/gi,
  /\b(?:is|are|was|were|be) no (?!longer\b|more\b|one\b)[a-z]+/gi,
  /\bgives (?:whether|what|the|an?|null|undefined)\b/gi,
  /, for (?:it|they|this|that) /gi,
];

const UNCLEAR_START = /(?:^|[.:] )(?:What|Whose|Who|Whom|That|Those|Which)\b/;

/** A verb in the third person, or a placeholder for a value of `it.each`. */
const TITLE_START = /^(?:(?:never |always |still )?[a-z]+s\b|[%$])/;
const NO_VERB = /^(?:always|as|deals|goals|is|its|positions|this|ups|us|was)\b/;

/** Texts on screen and names in the code that a comment or a title quotes. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;

const removeQuotes = (text: string) => text.replace(QUOTED, 'x').replace(STANDARD_PHRASES, 'x');

/** Lists the problems of a comment. */
export function findCommentProblems(comment: string): string[] {
  const plain = removeQuotes(comment);
  const [start] = UNCLEAR_START.exec(plain) ?? [];
  return [
    ...findUnclearWording(comment),
    ...(start ? [`begin with a verb, not "${start.replace(/^[.:] /, '')}"`] : []),
  ];
}

/** Lists the problems of the title of a test or of a group of tests. */
export function findTitleProblems({ text, isGroup }: TestTitle): string[] {
  const startsWell = isGroup || (TITLE_START.test(text) && !NO_VERB.test(text));
  return [...findUnclearWording(text), ...(startsWell ? [] : ['begin with a verb in the third person'])];
}

/** Lists the unclear words and phrases of a text outside of quotes. */
export function findUnclearWording(text: string): string[] {
  const plain = removeQuotes(text);
  const wordings = UNCLEAR_WORDING.flatMap(pattern =>
    [...plain.matchAll(pattern)].map(([wording]) => wording),
  );
  return [...new Set(wordings)].map(wording => `avoid "${wording.toLowerCase()}"`);
}

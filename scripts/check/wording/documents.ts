// Rules for documents (docs/STYLE.md, Documents).
import type { SourceText } from '../references.ts';
import { findUnclearWording } from './proseRules.ts';

const MAX_COLUMNS = 100;

/** Lists the words to avoid, so its examples are not findings. */
const STYLE_GUIDE = 'docs/STYLE.md';

const CODE_BLOCK = /^ {0,3}```[\s\S]*?^ {0,3}```/gm;
const LINK_TARGET = /\]\([^)]*\)/g;

/** Returns a line for each document line that is too long or uses unclear wording. */
export function checkDocuments(documents: readonly SourceText[]): string[] {
  return documents.flatMap(({ path, text }) => {
    const proseLines = removeCodeBlocks(text).split('\n');
    return text.split('\n').flatMap((line, index) => {
      const prose = proseLines[index]?.replace(LINK_TARGET, ']') ?? '';
      const problems = [
        ...(line.length > MAX_COLUMNS ? [`has ${line.length} columns, not at most ${MAX_COLUMNS}`] : []),
        ...(path === STYLE_GUIDE ? [] : findUnclearWording(prose)),
      ];
      return problems.map(problem => `${path}:${index + 1} ${problem}`);
    });
  });
}

/** Keeps the line breaks, so that the numbers of the other lines stay the same. */
const removeCodeBlocks = (text: string) => text.replace(CODE_BLOCK, block => block.replace(/[^\n]/g, ''));

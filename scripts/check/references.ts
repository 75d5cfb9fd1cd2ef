// Checks references in comments and documents: sections of docs/product/, links and files.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A text that may contain references. */
export interface SourceText {
  path: string;
  text: string;
}

/** All possible targets of references. */
export interface ReferenceTargets {
  /** The headings of each page of docs/product/, and the first words of its list items. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The paths of the project's files. */
  files: readonly string[];
}

const HEADING = /\b([a-z][a-z-]*)\.md, "?([A-Z][\w -]*)/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const FILE = /(?<![\w/.-])((?:\w[\w.-]*\/)+[\w.-]+\.(?:ts|tsx|mjs|graphql|yml|md))\b/g;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm;

/** Returns one message for each reference of a text to a target that does not exist. */
export function findDanglingReferences({ path, text }: SourceText, targets: ReferenceTargets): string[] {
  const isDocument = path.endsWith('.md');
  const prose = isDocument ? text : [...text.matchAll(COMMENT)].join('\n');
  const isFileOrFolder = (reference: string) =>
    targets.files.some(file => file === reference || file.startsWith(reference.replace(/\/?$/, '/')));
  const findings = [
    ...findMissing(text, HEADING, (page, reference = '') =>
      Boolean(targets.pages.get(page)?.some(title => title.startsWith(reference.trim()))),
    ),
    ...findMissing(prose, FILE, reference =>
      targets.files.some(file => `/${file}`.endsWith(`/${reference}`)),
    ),
    ...(isDocument
      ? findMissing(text, LINK, reference => isFileOrFolder(posix.join(posix.dirname(path), reference)))
      : []),
  ];
  return findings.map(reference => `${path} refers to ${reference}, which does not exist.`);
}

function findMissing(
  text: string,
  pattern: RegExp,
  exists: (reference: string, heading?: string) => boolean,
): string[] {
  return [...text.matchAll(pattern)]
    .filter(([, reference = '', heading]) => !exists(reference.trim(), heading))
    .map(([reference]) => `"${reference}"`);
}

/** Reads the targets from the project's documents. */
export function readReferenceTargets(files: readonly string[]): ReferenceTargets {
  const pages = files.filter(file => /^docs\/product\/.*\.md$/.test(file));
  return {
    pages: new Map(pages.map(file => [posix.basename(file, '.md'), listTitles(readFileSync(file, 'utf8'))])),
    files,
  };
}

const listTitles = (page: string) =>
  [...page.matchAll(/^(?:#+ |- \**)(.*)/gm)].map(([, title = '']) => title);

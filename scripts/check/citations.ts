// What comments and documents refer to: sections of docs/product/, decisions, links and files.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A text that refers to others. */
export interface Source {
  path: string;
  text: string;
}

/** What there is to refer to. */
export interface Library {
  /** Of each page of docs/product/: its headings, and the words that its points begin with. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The numbers of the decisions. */
  decisions: readonly string[];
  /** The paths of the project. */
  files: readonly string[];
}

const HEADING = /\b([a-z][a-z-]*)\.md, "?([A-Z][\w -]*)/g;
const DECISION = /decisions?[ /](\d{3})\b/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const FILE = /(?<![\w/.-])((?:\w[\w.-]*\/)+[\w.-]+\.(?:ts|tsx|mjs|graphql|yml|md))\b/g;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm;

/** The references of a text that lead nowhere, each as a sentence. */
export function danglingReferences({ path, text }: Source, library: Library): string[] {
  const isDocument = path.endsWith('.md');
  const prose = isDocument ? text : [...text.matchAll(COMMENT)].join('\n');
  const isFileOrFolder = (cited: string) =>
    library.files.some(file => file === cited || file.startsWith(cited.replace(/\/?$/, '/')));
  const findings = [
    ...missing(text, HEADING, (page, cited = '') =>
      Boolean(library.pages.get(page)?.some(title => title.startsWith(cited.trim()))),
    ),
    ...missing(text, DECISION, cited => library.decisions.includes(cited)),
    ...missing(prose, FILE, cited => library.files.some(file => `/${file}`.endsWith(`/${cited}`))),
    ...(isDocument
      ? missing(text, LINK, cited => isFileOrFolder(posix.join(posix.dirname(path), cited)))
      : []),
  ];
  return findings.map(reference => `${path} refers to ${reference}, which is not there.`);
}

function missing(
  text: string,
  pattern: RegExp,
  isThere: (cited: string, heading?: string) => boolean,
): string[] {
  return [...text.matchAll(pattern)]
    .filter(([, cited = '', heading]) => !isThere(cited.trim(), heading))
    .map(([reference]) => `"${reference}"`);
}

/** What the documents of this project hold. */
export function libraryOf(files: readonly string[]): Library {
  const pages = files.filter(file => /^docs\/product\/.*\.md$/.test(file));
  return {
    pages: new Map(pages.map(file => [posix.basename(file, '.md'), titlesOf(readFileSync(file, 'utf8'))])),
    decisions: files.flatMap(file => /^docs\/decisions\/(\d{3})-/.exec(file)?.slice(1) ?? []),
    files,
  };
}

const titlesOf = (page: string) => [...page.matchAll(/^(?:#+ |- \**)(.*)/gm)].map(([, title = '']) => title);

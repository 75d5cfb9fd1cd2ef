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
  /** The headings of the rules, and the words that its points begin with. */
  rules: readonly string[];
  /** The numbers of the brief's sections. */
  sections: readonly string[];
  /** The numbers of the decisions. */
  decisions: readonly string[];
  /** The paths of the project. */
  files: readonly string[];
}

const RULE = /rules\.md, "?([A-Z][\w -]*)/g;
const SECTION = /brief §(\d+)/g;
const DECISION = /decisions?[ /](\d{3})\b/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const FILE = /(?<![\w/.-])((?:\w[\w.-]*\/)+[\w.-]+\.(?:ts|tsx|mjs|graphql|yml|md))\b/g;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm;

/** The references of a text that lead nowhere, each as a sentence. */
export function danglingReferences({ path, text }: Source, library: Library): string[] {
  const isDocument = path.endsWith('.md');
  const told = isDocument ? text : [...text.matchAll(COMMENT)].join('\n');
  const isFileOrFolder = (cited: string) =>
    library.files.some(file => file === cited || file.startsWith(cited.replace(/\/?$/, '/')));
  const findings = [
    ...missing(text, RULE, cited => library.rules.some(title => title.startsWith(cited))),
    ...missing(text, SECTION, cited => library.sections.includes(cited)),
    ...missing(text, DECISION, cited => library.decisions.includes(cited)),
    ...missing(told, FILE, cited => library.files.some(file => `/${file}`.endsWith(`/${cited}`))),
    ...(isDocument
      ? missing(text, LINK, cited => isFileOrFolder(posix.join(posix.dirname(path), cited)))
      : []),
  ];
  return findings.map(reference => `${path} refers to ${reference}, which is not there.`);
}

function missing(text: string, pattern: RegExp, isThere: (cited: string) => boolean): string[] {
  return [...text.matchAll(pattern)]
    .filter(([, cited = '']) => !isThere(cited.trim()))
    .map(([reference]) => `"${reference}"`);
}

/** What the documents of this project hold. */
export function libraryOf(files: readonly string[]): Library {
  const titles = (document: string, pattern: RegExp) =>
    [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, title = '']) => title);
  return {
    rules: titles('docs/product/rules.md', /^(?:#+ |- \**)(.*)/gm),
    sections: titles('docs/product/brief.md', /^## (\d+)\./gm),
    decisions: files.flatMap(file => /^docs\/decisions\/(\d{3})-/.exec(file)?.slice(1) ?? []),
    files,
  };
}

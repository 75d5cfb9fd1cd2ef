// Reads the declared names, exported types, comments and test titles of a TypeScript file.
import { type Comment, type Expression, parseSync, Visitor } from 'oxc-parser';
import type { SourceText } from '../references.ts';

/** A name or a text, with its offset in the file. */
export interface Located {
  readonly text: string;
  readonly start: number;
}

export interface DeclaredName extends Located {
  readonly isFunction: boolean;
}

export interface TestTitle extends Located {
  readonly isGroup: boolean;
}

export interface ParsedSource {
  readonly names: readonly DeclaredName[];
  readonly exportedTypes: readonly Located[];
  /** Adjacent line comments are one comment. */
  readonly comments: readonly Located[];
  readonly titles: readonly TestTitle[];
}

/** The properties of a syntax node that this file reads. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A member of a class or of a type. */
interface Member {
  readonly key: unknown;
  readonly computed: boolean;
  readonly value?: unknown;
  readonly typeAnnotation?: unknown;
  readonly decorators?: unknown;
}

const TYPE_DECLARATIONS = [
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'TSFunctionType'];
const TEST_CALL = /^(describe|it|test)(?:\.(?:concurrent|describe|each|fails|only|serial|skip))*$/;
const GROUP_CALL = /\bdescribe\b/;

export function parseSource({ path, text }: SourceText): ParsedSource {
  const { program, comments } = parseSync(path, text);
  const names: DeclaredName[] = [];
  const exportedTypes: Located[] = [];
  const titles: TestTitle[] = [];

  const addName = (node: unknown, isFunction = false) => {
    for (const { name, start } of listBindings(node)) names.push({ text: name, start, isFunction });
  };
  const addType = ({ id }: { id?: unknown }) => addName(id);
  const addFunction = ({ id, params }: { id?: unknown; params: readonly unknown[] }) => {
    addName(id, true);
    for (const param of params) addName(param);
  };
  const addMember = (member: Member) => {
    if (!member.computed && !isDeprecated(member, text)) {
      addName(member.key, isFunction(member.value) || isFunction(member.typeAnnotation));
    }
  };

  new Visitor({
    VariableDeclarator: ({ id, init }) => addName(id, isFunction(init)),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ params }),
    TSFunctionType: ({ params }) => addFunction({ params }),
    ClassDeclaration: addType,
    TSInterfaceDeclaration: addType,
    TSTypeAliasDeclaration: addType,
    TSEnumDeclaration: addType,
    TSTypeParameter: ({ name }) => addName(name),
    TSEnumMember: ({ id }) => addName(id),
    TSPropertySignature: addMember,
    TSMethodSignature: ({ key, computed, params }) => {
      if (!computed) addName(key, true);
      addFunction({ params });
    },
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    CatchClause: ({ param }) => addName(param),
    ImportSpecifier: ({ imported, local }) => {
      if (imported.start !== local.start) addName(local);
    },
    ImportDefaultSpecifier: ({ local }) => addName(local),
    ImportNamespaceSpecifier: ({ local }) => addName(local),
    ExportNamedDeclaration: ({ declaration }) => {
      if (!declaration || !TYPE_DECLARATIONS.includes(declaration.type) || !('id' in declaration)) return;
      for (const { name, start } of listBindings(declaration.id)) exportedTypes.push({ text: name, start });
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      const call = readTestCall(callee, text);
      const titleText = title && readText(title as Node, text);
      if (call && titleText !== undefined) {
        titles.push({ text: titleText, start: title?.start ?? 0, isGroup: GROUP_CALL.test(call) });
      }
    },
  }).visit(program);

  return { names, exportedTypes, comments: joinComments(comments, text), titles };
}

/**
 * Lists the identifiers that a pattern declares. A shorthand such as `{ deal }` is left out, because its name
 * is chosen where the property is declared.
 */
function listBindings(node: unknown): { name: string; start: number }[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [{ name: String(node.name), start: node.start }];
    case 'ObjectPattern':
      return asNodes(node.properties)
        .filter(property => !property.shorthand)
        .flatMap(property => listBindings(property.value ?? property.argument));
    case 'ArrayPattern':
      return asNodes(node.elements).flatMap(listBindings);
    case 'AssignmentPattern':
      return listBindings(node.left);
    case 'RestElement':
      return listBindings(node.argument);
    case 'TSParameterProperty':
      return listBindings(node.parameter);
    default:
      return [];
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Returns whether a value, or the type of a member, is a function. */
function isFunction(value: unknown): boolean {
  if (!isNode(value)) return false;
  return value.type === 'TSTypeAnnotation'
    ? isFunction(value.typeAnnotation)
    : FUNCTIONS.includes(value.type);
}

/** Returns whether a member is a deprecated GraphQL field. Such a field keeps its old name. */
const isDeprecated = ({ decorators }: { decorators?: unknown }, text: string): boolean =>
  asNodes(decorators).some(({ start, end }) => text.slice(start, end).includes('deprecationReason'));

/**
 * Returns the called function of `it(…)`, `it.each(…)(…)` and similar calls. Returns undefined for other
 * calls.
 */
function readTestCall(callee: Expression, text: string): string | undefined {
  const name = callee.type === 'CallExpression' ? callee.callee : callee;
  const calleeExpression = name.type === 'TaggedTemplateExpression' ? name.tag : name;
  const [calleeText = ''] = text.slice(calleeExpression.start, calleeExpression.end).split('<');
  return TEST_CALL.test(calleeText) ? calleeText : undefined;
}

function readText(node: Node, text: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : undefined;
}

function joinComments(comments: readonly Comment[], text: string): Located[] {
  const joined: { text: string; start: number }[] = [];
  let previous: Comment | undefined;
  for (const comment of comments) {
    const plainText = comment.value
      .replace(/^[ \t]*\*+/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const last = joined.at(-1);
    const between = previous && text.slice(previous.end, comment.start);
    const isNextLine =
      comment.type === 'Line' && previous?.type === 'Line' && /^\r?\n[ \t]*$/.test(between ?? '');
    if (last && isNextLine) last.text = `${last.text} ${plainText}`;
    else joined.push({ text: plainText, start: comment.start });
    previous = comment;
  }
  return joined;
}

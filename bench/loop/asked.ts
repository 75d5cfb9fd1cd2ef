import { readFileSync } from 'node:fs';
import type { Contender } from '../contender.ts';
import { firstDayOf, LAST_DAY } from '../store/store.ts';
import { isRequired, nameOf, Schema, written } from './contract.ts';
import { PAGES, type Parameter, type There, widest } from './values.ts';

/** One call of the contract, in several sizes: the first that is accepted counts. */
export interface Asked {
  readonly name: string;
  /** How often it is sent at once; once by default. */
  readonly times?: number;
  readonly sizes: readonly Sent[];
}

/** A request, but for who sends it. */
export interface Sent {
  readonly path: string;
  readonly body?: string;
}

/** Every query, export and list of the contract, each as wide as it gets. */
export async function everything(server: Contender, there: There): Promise<Asked[]> {
  const schema = await Schema.of(server);
  return [
    ...(await restCalls(server, there)),
    ...documents(schema, there),
    ...together(schema, there),
    ...schema.queries.map(query => ({
      name: `query ${query.name}, all fields`,
      sizes: DEPTHS.flatMap(depth =>
        PAGES.map(page => {
          const given = query.args
            .map(each => {
              const choices = schema.choicesOf(nameOf(each.type));
              const parameter = { name: each.name, isRequired: isRequired(each), choices };
              return { ...each, value: widest(there, query.name, parameter, page) };
            })
            .filter(({ value }) => value !== undefined);
          const declared = listed(given.map(({ name, type }) => `$${name}: ${written(type)}`));
          const passed = listed(given.map(({ name }) => `${name}: $${name}`));
          const text = `query Loop${declared} { ${query.name}${passed}${schema.selection(query.type, depth)} }`;
          const variables = Object.fromEntries(given.map(({ name, value }) => [name, value]));
          return graphql({ query: text, variables });
        }),
      ),
    })),
  ];
}

/** What one person can have made several times at once. */
const together = (schema: Schema, { years, ids: { wideSheet } }: There): Asked[] => {
  const all = (name: string) => schema.selection({ kind: 'OBJECT', name, ofType: null }, 3);
  const changes = `changes(start: "${firstDayOf(years)}", end: "${LAST_DAY}", offset: ${LARGE_OFFSET})`;
  return [
    ['changes at a large offset', 30, `${changes} { rows ${all('RecordedChange')} }`],
    ['a sheet of 20,000 × 60 cells', 6, `sheet(id: ${wideSheet}) ${all('Sheet')}`],
  ].map(([what, times, query]) => ({
    name: `together, ${times} × ${what}`,
    times: Number(times),
    sizes: [graphql({ query: `{ ${query} }` })],
  }));
};

const LARGE_OFFSET = 50_000;

/** How deep all fields are asked for, if not refused as too dear. */
const DEPTHS = [4, 3, 2, 1];

const listed = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

const graphql = (body: object): Sent => ({ path: '/graphql', body: JSON.stringify(body) });

/** The queries of the screens, sent by their ids. */
function documents(schema: Schema, there: There): Asked[] {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../documents.json', import.meta.url), 'utf8'),
  );
  return Object.entries(texts).flatMap(([sha256Hash, text]) => {
    const [, name, head = ''] = /^query (\w+)(?:\(([^{]*)\))?/.exec(text) ?? [];
    if (!name) return [];
    const variables = [...head.matchAll(/\$(\w+): ([\w[\]!]+)( = )?/g)].map(
      ([, variable = '', type = '', fallback]): Parameter => ({
        name: variable,
        isRequired: type.endsWith('!') && !fallback,
        choices: schema.choicesOf(type.replaceAll(/\W/g, '')),
      }),
    );
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const sizes = PAGES.map(page => {
      const values = variables.map(each => [each.name, widest(there, name, each, page)]);
      return graphql({ variables: Object.fromEntries(values), extensions });
    });
    return [{ name: `screen ${name}`, sizes }];
  });
}

interface OpenApi {
  readonly paths: Record<
    string,
    {
      readonly get?: {
        readonly parameters?: readonly {
          readonly name: string;
          readonly in: string;
          readonly required?: boolean;
          readonly schema: { readonly enum?: readonly string[] };
        }[];
      };
    }
  >;
}

/** The documented calls that read: lists, and each export in each format. */
async function restCalls(server: Contender, there: There): Promise<Asked[]> {
  const { paths }: OpenApi = JSON.parse((await server.get('/api/openapi.json')).toString());
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const parameters = get.parameters ?? [];
    const formats = parameters.find(({ name }) => name === 'format')?.schema.enum ?? [''];
    const asIn = (format: string, page: number): Sent => {
      const values = parameters.map(({ name, in: place, required = false, schema }) => {
        const parameter = { name, isRequired: required, choices: schema.enum };
        const value = name === 'format' ? format : widest(there, path, parameter, page);
        return { name, place, value };
      });
      const address = values
        .filter(({ place }) => place === 'path')
        .reduce((to, { name, value }) => to.replace(`{${name}}`, String(value)), `/api${path}`);
      const query = values.filter(({ place, value }) => place === 'query' && value !== undefined);
      const pairs = query.map(({ name, value }) => `${name}=${value}`).join('&');
      return { path: pairs ? `${address}?${pairs}` : address };
    };
    const kind = formats.length > 1 ? 'export' : 'rest';
    return formats.map(format => ({
      name: `${kind} ${path.replace('{format}', format).replace('/exports/', '')}`,
      sizes: PAGES.map(page => asIn(format, page)),
    }));
  });
}

import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** The calls that rest.md documents, each with its parameters in alphabetical order. */
function documentedCalls(): string[] {
  const [calls = '', files = ''] = readFileSync(
    new URL('../../../docs/product/rest.md', import.meta.url),
    'utf8',
  ).split('## Files');
  return [
    ...[...calls.matchAll(/^\| ((?:GET|POST|PUT|DELETE) [^\s?]+)(?:\?(\S+))? /gm)].map(
      ([, call = '', query = '']) => callWith(call, query.split('&')),
    ),
    ...[...files.matchAll(/^\| ([a-z, ]+?) +\| (?:`([^`]+)`)? *\|/gm)].flatMap(
      ([, tables = '', query = '']) =>
        tables
          .split(', ')
          .map(table => callWith(`GET /exports/${table}.{format}`, ['linesOnly?', ...query.split(', ')])),
    ),
  ];
}

function callWith(call: string, query: readonly string[]): string {
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [call, ...[...inPath, ...query.filter(Boolean)].sort()].join(' ');
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly security?: readonly unknown[];
  readonly description: string;
}

async function operations(): Promise<[method: string, path: string, operation: Operation][]> {
  const { body } = await server.anonymous.get('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => [method.toUpperCase(), path, operation] as [string, string, Operation],
    ),
  );
}

describe('the OpenAPI document', () => {
  it('is one of version 3.1', async () => {
    const { body } = await server.anonymous.get('/api/openapi.json');
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect(body.openapi).toBe('3.1.0');
  });

  it('documents every call with its parameters, and no other', async () => {
    const described = (await operations()).map(([method, path, { parameters = [] }]) =>
      [`${method} ${path}`, ...parameters.map(each => each.name + (each.required ? '' : '?')).sort()].join(
        ' ',
      ),
    );
    expect(described.sort()).toEqual(documentedCalls().sort());
  });

  it('says who may', async () => {
    const all = await operations();
    const open = all
      .filter(each => each[2].security?.length === 0)
      .map(([method, path]) => `${method} ${path}`);
    expect(open.sort()).toEqual([
      'GET /auth/settings',
      'GET /invites/verify/{token}',
      'POST /auth/microsoft-login',
      'POST /invites/accept',
    ]);
    const gross = all.find(([, path]) => path === '/deals/updatedealgross');
    expect(gross?.[2].description).toBe(
      'Open to positions 1 sales manager, 2 finance manager, 3 manager, 5 admin.',
    );
  });
});

describe('the page to read and try it', () => {
  it('loads nothing from elsewhere and runs nothing inline', async () => {
    const { status, text, headers } = await server.anonymous.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script>|<script [^>]*>[^<]|https?:|style=/);
    const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(loaded).toHaveLength(5);
    for (const address of loaded) expect((await server.anonymous.get(address)).status).toBe(200);
  });
});

import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { TestServer } from '../../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/**
 * Lists the documented calls in rest.md, each with its parameters in alphabetical order. Two rows of one call
 * contain parts of its parameters.
 */
function readDocumentedCalls(): string[] {
  const [calls = '', files = ''] = readFileSync(
    new URL('../../../../docs/product/rest.md', import.meta.url),
    'utf8',
  ).split('## Files');
  const parameters = new Map<string, string[]>();
  const addParameters = (call: string, more: readonly string[]) =>
    void parameters.set(call, [...(parameters.get(call) ?? []), ...more]);
  for (const [, call = '', query = ''] of calls.matchAll(
    /^\| ((?:GET|POST|PUT|DELETE) [^\s?]+)(?:\?(\S+))? /gm,
  ))
    addParameters(call, query.split('&'));
  for (const [, tables = '', query = ''] of files.matchAll(/^\| ([a-z, ]+?) +\| (?:`([^`]+)`)? *\|/gm))
    for (const table of tables.split(', '))
      addParameters(`GET /exports/${table}.{format}`, query.split(', '));
  return [...parameters].map(([call, query]) =>
    formatCall(call, call.startsWith('GET /exports/') ? ['linesOnly?', ...query] : query),
  );
}

function formatCall(call: string, query: readonly string[]): string {
  const pathParameters = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [call, ...[...pathParameters, ...query.filter(Boolean)].sort()].join(' ');
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly security?: readonly unknown[];
  readonly description: string;
}

async function fetchOperations(): Promise<[method: string, path: string, operation: Operation][]> {
  const { body } = await server.anonymous.get('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => [method.toUpperCase(), path, operation] as [string, string, Operation],
    ),
  );
}

describe('OpenAPI document', () => {
  it('conforms to OpenAPI 3.1', async () => {
    const { body } = await server.anonymous.get('/api/openapi.json');
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect(body.openapi).toBe('3.1.0');
  });

  it('documents exactly the calls of rest.md, with their parameters', async () => {
    const documented = (await fetchOperations()).map(([method, path, { parameters = [] }]) =>
      [`${method} ${path}`, ...parameters.map(item => item.name + (item.required ? '' : '?')).sort()].join(
        ' ',
      ),
    );
    expect(documented.sort()).toEqual(readDocumentedCalls().sort());
  });

  it('describes the positions that are permitted to make a call', async () => {
    const operations = await fetchOperations();
    const publicCalls = operations
      .filter(item => item[2].security?.length === 0)
      .map(([method, path]) => `${method} ${path}`);
    expect(publicCalls.sort()).toEqual([
      'GET /auth/settings',
      'GET /invites/verify/{token}',
      'POST /auth/microsoft-login',
      'POST /invites/accept',
    ]);
    const gross = operations.find(([, path]) => path === '/deals/updatedealgross');
    expect(gross?.[2].description).toBe(
      'Open to positions 1 sales manager, 2 finance manager, 3 manager, 5 admin.',
    );
  });
});

describe('documentation page', () => {
  it('loads no external resources and runs no inline scripts', async () => {
    const { status, text, headers } = await server.anonymous.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script>|<script [^>]*>[^<]|https?:|style=/);
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(5);
    for (const address of addresses) expect((await server.anonymous.get(address)).status).toBe(200);
  });
});

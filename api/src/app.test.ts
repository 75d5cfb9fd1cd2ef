import { once } from 'node:events';
import { request } from 'node:http';
import { isEnumType, specifiedScalarTypes } from 'graphql';
import { TestServer } from './testing/testServer.ts';
import { getGraphqlSchema } from './wiring/graphqlSchema.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

describe('REST', () => {
  it('accepts a token only from the header, not from a cookie or from the query string', async () => {
    const { token } = await server.signInAs(5);
    const headers = { cookie: `accessToken=${token}; token=${token}` };
    const response = await server.anonymous.send(
      'GET',
      `/api/auth/verify?token=${token}`,
      undefined,
      headers,
    );
    expect(response.status).toBe(401);
  });

  it.each(['accessToken', 'token', 'session', 'Authorization', '_session', 'connect.sid'])(
    'ignores a cookie named %s, both in REST and in GraphQL',
    async name => {
      const { token } = await server.signInAs(5);
      const headers = { cookie: `${name}=${token}; ${name}=Bearer ${token}` };
      for (const [method, path] of [
        ['GET', '/api/auth/verify'],
        ['POST', '/graphql'],
      ] as const) {
        const body = method === 'POST' ? { query: '{ viewer { id } }' } : undefined;
        expect((await server.anonymous.send(method, path, body, headers)).status).toBe(401);
      }
    },
  );

  it('returns NOT_FOUND for an unknown call', async () => {
    const admin = await server.signInAs(5);
    expect(await admin.get('/api/nothing/here')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each([
    ['malformed JSON', '{"id": ', 'application/json', 400, 'BAD_INPUT'],
    ['a number instead of an object', '7', 'application/json', 400, 'BAD_INPUT'],
    ['null instead of an object', 'null', 'application/json', 400, 'BAD_INPUT'],
    ['an array instead of an object', '[]', 'application/json', 400, 'BAD_INPUT'],
    ['a form', 'id=7', 'application/x-www-form-urlencoded', 415, 'NOT_JSON'],
    ['plain text', 'id', 'text/plain', 415, 'NOT_JSON'],
    ['no body at all', '', 'application/json', 400, 'BAD_INPUT'],
    ['another encoding', '{}', 'application/json; charset=utf-16', 415, 'NOT_JSON'],
    ['too deep nesting', `{"notes": ${'['.repeat(101)}`, 'application/json', 400, 'BAD_INPUT'],
    ['two megabytes', JSON.stringify({ notes: 'x'.repeat(2_000_000) }), 'application/json', 413, 'TOO_LARGE'],
  ])('returns a plain error message for %s', async (_what, body, type, status, code) => {
    const admin = await server.signInAs(5);
    const response = await admin.send('POST', '/api/deals/adddeal', body, { 'content-type': type });
    expect(response).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });
  });
});

describe('REST requests', () => {
  it('rejects bytes that are not UTF-8 instead of storing question marks', async () => {
    const { token } = await server.signInAs(5);
    const number = await server.store.insertDeal({ notes: 'as it was' });
    const response = await fetch(`${server.baseUrl}/api/deals/updatedeal?dealId=${number}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: Buffer.from('{"notes": "Jos\xe9"}', 'latin1'),
    });
    expect(response.status).toBe(415);
    expect((await (await server.signInAs(5)).graphql(`{ deal(number: ${number}) { notes } }`)).data).toEqual({
      deal: { notes: 'as it was' },
    });
  });

  it('authenticates a request before it reads the body', async () => {
    const response = await server.anonymous.put('/api/deals/updatedeal?dealId=x', '{"notes": ');
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await server.anonymous.post('/graphql', '{')).status).toBe(401);
  });

  it('ignores a body of any type when the call has no body schema', async () => {
    const admin = await server.signInAs(5);
    const number = await server.store.insertDeal();
    const deleted = await admin.send('DELETE', `/api/deals/deletedeal?dealId=${number}`, 'so long', {
      'content-type': 'text/plain',
    });
    expect(deleted.status).toBe(204);
    expect((await admin.post('/api/auth/logout', '{"')).status).toBe(204);
  });

  it.each(['dealStatus[]=DEAD', 'statusFilter[0]=DEL', 'searchParam[a]=x', 'startDate[]=2026-01-01'])(
    'rejects the parameter %s, which Express would not parse as a filter',
    async parameter => {
      const days = 'startDate=2026-01-01&endDate=2026-01-31';
      const admin = await server.signInAs(5);
      const path = `/api/deals/getactivityallemployeedeals?${days}&${parameter}`;
      expect(await admin.get(path)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    },
  );

  it.each(['POST /', 'PUT /login', 'DELETE /healthz', 'POST /graphql/elsewhere', 'GET /graphql/stream'])(
    'returns a JSON error for the unknown call %s',
    async call => {
      const [method = '', path = ''] = call.split(' ');
      expect(await (await server.signInAs(5)).send(method, path)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'This address doesn’t exist in the API.' },
      });
    },
  );

  it.each([
    '/favicon.ico',
    '/sitemap.xml',
    '/apple-touch-icon.png',
    '/.well-known/security.txt',
    '/wp/login.php',
  ])('returns a plain-text 404 for the path %s instead of the web app', async path => {
    const response = await server.anonymous.send('GET', path, undefined, { accept: 'text/html,*/*' });
    expect([response.status, response.text]).toEqual([404, 'File not found.\n']);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('responds to a client that proposes an upgrade to HTTP/2', async () => {
    const { token } = await server.signInAs(5);
    const proposal = request(`${server.baseUrl}/api/auth/verify`, {
      headers: { authorization: `Bearer ${token}`, connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' },
    }).end();
    const [response] = await once(proposal, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
  });
});

describe('GraphQL', () => {
  it('rejects introspection without a session', async () => {
    const response = await server.anonymous.post('/graphql', { query: '{ __schema { types { name } } }' });
    expect(response).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  it('has a description for every type, field, argument and value of the schema', async () => {
    const schema = await getGraphqlSchema();
    const roots = ['Query', 'Mutation', 'Subscription', ...specifiedScalarTypes.map(scalar => scalar.name)];
    const ownTypes = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const undescribed = ownTypes.flatMap(type => [
      ...(type.description || roots.includes(type.name) ? [] : [type.name]),
      ...(isEnumType(type) ? listUndescribed(type.name, type.getValues()) : []),
      ...('getFields' in type ? listUndescribed(type.name, Object.values(type.getFields())) : []),
    ]);
    expect(undescribed).toEqual([]);
  });

  it("returns the viewer with the viewer's abilities", async () => {
    const office = await server.signInAs(4);
    const { data } = await office.graphql(
      '{ viewer { position positionTitle can { editGross reviewDeals } } }',
    );
    expect(data.viewer).toEqual({
      position: 4,
      positionTitle: 'office staff',
      can: { editGross: false, reviewDeals: true },
    });
  });

  it('returns the code and the message of an error', async () => {
    const salesperson = await server.signInAs(0);
    const { errors } = await salesperson.graphql('mutation { deleteDeal(number: 1) }');
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Only managers, office staff and admins can add or change deals.',
        extensions: { code: 'FORBIDDEN' },
      }),
    ]);
  });

  it('accepts a query in a GET request', async () => {
    const salesperson = await server.signInAs(0);
    const response = await salesperson.send('GET', '/graphql?query={viewer{position}}', undefined, {
      'apollo-require-preflight': 'true',
    });
    expect(response).toMatchObject({ status: 200, body: { data: { viewer: { position: 0 } } } });
  });
});

interface DescribedElement {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly args?: readonly DescribedElement[];
}

const listUndescribed = (parent: string, all: readonly DescribedElement[]): string[] =>
  all.flatMap(({ name, description, args = [] }) => [
    ...(description ? [] : [`${parent}.${name}`]),
    ...listUndescribed(`${parent}.${name}`, args),
  ]);

describe('app', () => {
  it('reports liveness and readiness to monitoring', async () => {
    expect(await server.anonymous.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('sends headers that prevent type guessing and embedding, and hides the server software', async () => {
    for (const path of ['/healthz', '/graphql', '/api/auth/settings', '/api/docs', '/idp/nothing']) {
      const { headers } = await server.anonymous.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('sends strict headers with an HTML document', async () => {
    const { headers } = await server.anonymous.get('/api/docs');
    expect(headers.get('content-type')).toContain('html');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('sends document headers only with HTML documents', async () => {
    for (const path of ['/healthz', '/api/auth/settings']) {
      const { headers } = await server.anonymous.get(path);
      expect(headers.get('content-security-policy')).toBeNull();
    }
  });
});

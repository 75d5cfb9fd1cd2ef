// The baseline does the least work for a response: PostgreSQL builds the whole response as JSON text, and
// this server sends it. The baseline has no sign-in, rights, schema or rules, so it is not usable as a
// product. No complete server can cost much less.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const statements = new Map<string, string>();

function readStatement(name: string): string {
  const text = statements.get(name) ?? readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');
  statements.set(name, text);
  return text;
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://baseline');
  const name = pathname.slice(1);
  if (!name) return response.end('ready');
  const { rows } = await pool.query<[string]>({
    name,
    text: readStatement(name),
    values: searchParams.getAll('value'),
    rowMode: 'array',
  });
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(rows[0]?.[0]);
}).listen(Number(process.env.PORT), '127.0.0.1');

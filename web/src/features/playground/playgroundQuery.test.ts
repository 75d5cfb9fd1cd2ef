import { buildQueryLink, parseQueryHash } from './playgroundQuery';

const query = {
  document: 'query Pace($day: Day!) {\n  # 100 % & "more" + ü 🚗\n  deals(day: $day) { nodes { number } }\n}',
  variables: '{ "day": "2026-06-01" }',
};
const getHash = (link: string) => new URL(link).hash;

it('restores a query from its link', () => {
  expect(parseQueryHash(getHash(buildQueryLink(query, 'https://sales.store.example')))).toEqual(query);
});

it('links to the playground without sending the query to the server', () => {
  const { origin, pathname, search } = new URL(buildQueryLink(query, 'https://sales.store.example'));
  expect([origin, pathname, search]).toEqual(['https://sales.store.example', '/playground', '']);
});

it('escapes spaces, quotes and brackets, because some chats end a link at them', () => {
  expect(buildQueryLink(query, 'https://sales.store.example')).not.toMatch(/[\s"'<>()[\]{}]/);
});

it('omits empty variables from the link', () => {
  const link = buildQueryLink({ ...query, variables: ' \n' }, 'https://sales.store.example');
  expect(link).not.toContain('variables=');
  expect(parseQueryHash(getHash(link))?.variables).toBe('');
});

it.each(['', '#', '#invitations', '#variables=%7B%7D', '#query='])(
  'returns null if the hash %j contains no query',
  hash => {
    expect(parseQueryHash(hash)).toBeNull();
  },
);

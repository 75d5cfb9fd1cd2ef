import { linkTo, queryIn } from './queryLink';

const query = {
  document: 'query Pace($day: Day!) {\n  # 100 % & "more" + ü 🚗\n  deals(day: $day) { nodes { number } }\n}',
  variables: '{ "day": "2026-06-01" }',
};
const hashOf = (link: string) => new URL(link).hash;

it('comes back from its link as it was typed', () => {
  expect(queryIn(hashOf(linkTo(query, 'https://sales.store.example')))).toEqual(query);
});

it('leads to the playground, and says nothing to the server', () => {
  const { origin, pathname, search } = new URL(linkTo(query, 'https://sales.store.example'));
  expect([origin, pathname, search]).toEqual(['https://sales.store.example', '/playground', '']);
});

it('survives a chat that cuts links at blanks, quotes and brackets', () => {
  expect(linkTo(query, 'https://sales.store.example')).not.toMatch(/[\s"'<>()[\]{}]/);
});

it('leaves out empty variables', () => {
  const link = linkTo({ ...query, variables: ' \n' }, 'https://sales.store.example');
  expect(link).not.toContain('variables=');
  expect(queryIn(hashOf(link))?.variables).toBe('');
});

it.each(['', '#', '#invitations', '#variables=%7B%7D', '#query='])('is none in %j', hash => {
  expect(queryIn(hash)).toBeNull();
});

import { whatIsStale } from './stale.ts';

it('says in one line which command writes the stale files', () => {
  const output = `✔ Parse Configuration
❯ Generate outputs
The following stale files were detected:
  - web/src/generated/graphql.ts
,  - documents.json

✔ Generate outputs
The following stale files were detected:
  - web/src/generated/graphql.ts
,  - documents.json`;
  expect(whatIsStale(output)).toBe(
    'Run `npm run codegen` and commit the result: web/src/generated/graphql.ts, documents.json are not what the code says.',
  );
});

it('leaves of any other failure what was said of it', () => {
  const output = '✔ Parse Configuration\n✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]';
  expect(whatIsStale(output)).toBe('✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]');
});

import { shortenCodegenOutput } from './codegenMessage.ts';

it('shortens the output to one line with the outdated files and the command that updates them', () => {
  const output = `✔ Parse Configuration
❯ Generate outputs
The following stale files were detected:
  - web/src/generated/graphql.ts
,  - documents.json

✔ Generate outputs
The following stale files were detected:
  - web/src/generated/graphql.ts
,  - documents.json`;
  expect(shortenCodegenOutput(output)).toBe(
    'Run `npm run codegen` and commit the result: web/src/generated/graphql.ts, documents.json are outdated.',
  );
});

it('returns the message of any other failure unchanged', () => {
  const output = '✔ Parse Configuration\n✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]';
  expect(shortenCodegenOutput(output)).toBe(
    '✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]',
  );
});

import { shortenCodegenOutput } from './codegenMessage.ts';

it('names the command that updates the outdated files, in one line', () => {
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

it('keeps the message of any other failure', () => {
  const output = '✔ Parse Configuration\n✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]';
  expect(shortenCodegenOutput(output)).toBe(
    '✖ Generate [FAILED: Cannot query field "colour" on type "Deal".]',
  );
});

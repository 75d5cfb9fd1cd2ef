// What graphql-codegen's check found, without a line for each of its steps.

/** The stale files and the command that writes them, in one line; of any other failure, what was said of it. */
export function whatIsStale(output: string): string {
  const files = [...output.matchAll(/^,? *- (\S+)$/gm)].map(([, file]) => file);
  if (/stale files/.test(output) && files.length > 0) {
    return `Run \`npm run codegen\` and commit the result: ${[...new Set(files)].join(', ')} are not what the code says.`;
  }
  return output
    .split('\n')
    .filter(line => !/^[✔❯]/.test(line))
    .join('\n');
}

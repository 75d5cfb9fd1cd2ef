/**
 * Returns the outdated files and the command that updates them, in one line. For other failures, returns
 * their message.
 */
export function shortenCodegenOutput(output: string): string {
  const files = [...output.matchAll(/^,? *- (\S+)$/gm)].map(([, file]) => file);
  if (/stale files/.test(output) && files.length > 0) {
    return `Run \`npm run codegen\` and commit the result: ${[...new Set(files)].join(', ')} are outdated.`;
  }
  return output
    .split('\n')
    .filter(line => !/^[✔❯]/.test(line))
    .join('\n');
}

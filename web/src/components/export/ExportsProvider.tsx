import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Ask, type AskedFile, ExportsContext } from './asking';

const RunningExports = lazy(() =>
  import('./RunningExports').then(module => ({ default: module.RunningExports })),
);

/** Loads files beside whatever is on the screen. */
export function ExportsProvider({ token, children }: { token: string; children: ReactNode }) {
  const [files, setFiles] = useState<readonly AskedFile[]>([]);
  const ask = useCallback<Ask>(
    (table, format) => setFiles(before => [...before, { id: (before.at(-1)?.id ?? 0) + 1, table, format }]),
    [],
  );
  const end = useCallback((id: number) => setFiles(before => before.filter(file => file.id !== id)), []);
  return (
    <ExportsContext value={ask}>
      {children}
      {files.length > 0 && (
        <Suspense fallback={null}>
          <RunningExports files={files} token={token} onEnd={end} />
        </Suspense>
      )}
    </ExportsContext>
  );
}

import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ExportsContext, type RunningExportFile, type StartExport } from './exportsContext';

const RunningExports = lazy(() =>
  import('./RunningExports').then(module => ({ default: module.RunningExports })),
);

/**
 * Provides the function that exports a file. The file loads in the background while the person uses the app.
 */
export function ExportsProvider({ token, children }: { token: string; children: ReactNode }) {
  const [files, setFiles] = useState<readonly RunningExportFile[]>([]);
  const startExport = useCallback<StartExport>(
    (table, format) =>
      setFiles(previous => [...previous, { id: (previous.at(-1)?.id ?? 0) + 1, table, format }]),
    [],
  );
  const removeFile = useCallback(
    (id: number) => setFiles(previous => previous.filter(file => file.id !== id)),
    [],
  );
  return (
    <ExportsContext value={startExport}>
      {children}
      {files.length > 0 && (
        <Suspense fallback={null}>
          <RunningExports files={files} token={token} onEnd={removeFile} />
        </Suspense>
      )}
    </ExportsContext>
  );
}

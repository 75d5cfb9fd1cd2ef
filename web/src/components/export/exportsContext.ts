import { createContext, use } from 'react';
import type { ExportedTable, ExportFileFormat } from '../../lib/exports/exportedTable';

/** An export that is loading. */
export type RunningExportFile = { id: number; table: ExportedTable; format: ExportFileFormat };

export type StartExport = (table: ExportedTable, format: ExportFileFormat) => void;

export const ExportsContext = createContext<StartExport | null>(null);

/** Returns a function that starts to load a file in the background, across screens. */
export function useExport(): StartExport {
  const startExport = use(ExportsContext);
  if (!startExport) throw new Error('useExport needs an ExportsProvider above it.');
  return startExport;
}

import { createContext, use } from 'react';
import type { ExportedTable, ExportFormat } from '../../lib/exports/exportedTable';

/** A file that someone exports. */
export type AskedFile = { id: number; table: ExportedTable; format: ExportFormat };

export type Ask = (table: ExportedTable, format: ExportFormat) => void;

export const ExportsContext = createContext<Ask | null>(null);

/** Begins to load a file, which goes on while other screens are shown. */
export function useExport(): Ask {
  const ask = use(ExportsContext);
  if (!ask) throw new Error('useExport needs an ExportsProvider above it.');
  return ask;
}

import { createContext, type ReactNode, use } from 'react';
import type { ExplainQueryVariables, ExplanationFieldsFragment } from './drillDown.generated';

/** A figure that the server can explain, identified by its report. */
export type ExplainedFigure = ExplainQueryVariables['figure'];

/**
 * A number of a report with source rows on the server, and its title on the screen ("Ada Okafor – Used")
 * (docs/adr/explanations.md).
 */
export type FigureDrillDown = { title: string; explainedFigure: ExplainedFigure };

/** The filter of a list, as the server returns it. */
export type SourceRowsFilter = Pick<ExplanationFieldsFragment['lists'][number], 'deals' | 'ups' | 'vacation'>;

/** A figure, or the list of source rows of an amount. */
export type DrillDown = FigureDrillDown | { title: string; list: SourceRowsFilter };

type OpenDrillDown = (drillDown: DrillDown) => void;

const DrillDownContext = createContext<OpenDrillDown | null>(null);

export function DrillDownProvider({ open, children }: { open: OpenDrillDown; children: ReactNode }) {
  return <DrillDownContext value={open}>{children}</DrillDownContext>;
}

/**
 * Returns the function that opens the source rows of a number over any screen. The app renders the dialog.
 */
export function useDrillDown(): OpenDrillDown {
  const open = use(DrillDownContext);
  if (!open) throw new Error('useDrillDown needs a DrillDownProvider above it.');
  return open;
}

type SourceRowKind = 'deals' | 'sum' | 'ups' | 'vacation units';

/** The kinds of source rows of figures that are not based on deals. */
const sourceRowKinds: Readonly<Record<string, SourceRowKind>> = {
  VACATION: 'vacation units',
  CLOSING_RATE: 'ups',
  RANK: 'sum',
  GOAL: 'sum',
};

/** Returns the kind of source rows of a figure, for labels; `sum` for a figure without rows. */
export function getSourceRowKind(explainedFigure: ExplainedFigure): SourceRowKind {
  if (explainedFigure.upStats) return 'ups';
  if (explainedFigure.upFunnel) return explainedFigure.upFunnel.figure === 'GROSS_PER_UP' ? 'deals' : 'ups';
  // Deals of this figure are listed on the Hog screen and not in the dialog.
  if (explainedFigure.hog) return 'sum';
  const [{ figure }] = Object.values(explainedFigure) as [{ figure: string }];
  return sourceRowKinds[figure] ?? 'deals';
}

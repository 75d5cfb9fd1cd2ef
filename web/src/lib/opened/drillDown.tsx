import { createContext, type ReactNode, use } from 'react';
import type { ExplainQueryVariables, ExplanationFieldsFragment } from './drillDown.generated';

/** A figure that the server explains, by its report. */
export type ExplainedFigure = ExplainQueryVariables['figure'];

/** A number of a report, as its reader knows it ("Ada Okafor – Used"): the server says what stands behind it (decision 208). */
export type FigureBehind = { title: string; explained: ExplainedFigure };

/** The filter of a list, as the server says it. */
export type ToldFilter = Pick<ExplanationFieldsFragment['lists'][number], 'deals' | 'ups' | 'vacation'>;

/** A figure, or an amount of its sum, which is a list. */
export type DrillDown = FigureBehind | { title: string; list: ToldFilter };

type OpenList = (drillDown: DrillDown) => void;

const DrillDownContext = createContext<OpenList | null>(null);

export function DrillDownProvider({ open, children }: { open: OpenList; children: ReactNode }) {
  return <DrillDownContext value={open}>{children}</DrillDownContext>;
}

/** Opens the list behind a number, over whatever screen shows it. The app mounts the list itself. */
export function useDrillDown(): OpenList {
  const open = use(DrillDownContext);
  if (!open) throw new Error('useDrillDown needs a DrillDownProvider above it.');
  return open;
}

type Listed = 'deals' | 'sum' | 'ups' | 'vacation units';

/** Those that do not stand on deals. */
const listedByFigure: Readonly<Record<string, Listed>> = {
  VACATION: 'vacation units',
  CLOSING_RATE: 'ups',
  RANK: 'sum',
  GOAL: 'sum',
};

/** What will be listed behind a figure, in a word: said before anyone opens it, a sum where nothing is. */
export function listed(explained: ExplainedFigure): Listed {
  if (explained.upStats) return 'ups';
  if (explained.upFunnel) return explained.upFunnel.figure === 'GROSS_PER_UP' ? 'deals' : 'ups';
  // Its deals stand on the screen itself.
  if (explained.hog) return 'sum';
  const [{ figure }] = Object.values(explained) as [{ figure: string }];
  return listedByFigure[figure] ?? 'deals';
}

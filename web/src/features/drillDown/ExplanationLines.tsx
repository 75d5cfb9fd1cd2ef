import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { SettingName, StepOperator } from '../../generated/types';
import { useDrillDown } from '../../lib/dialogs/drillDown';
import type { ExplanationFieldsFragment } from '../../lib/dialogs/drillDown.generated';

type ExplanationStep = ExplanationFieldsFragment['steps'][number];
type ExplanationTerm = ExplanationStep['terms'][number];

type Props = {
  /** Label of the figure that is explained. */
  title: string;
  /** Undefined while loading. */
  steps: readonly ExplanationStep[] | undefined;
  /** Closes all drill-down lists and returns to the screen. */
  onLeave: () => void;
};

/**
 * Renders the calculation of a figure, with a line for each step. Every amount in a line links to its source.
 */
export function ExplanationLines({ title, steps, onLeave }: Props) {
  return (
    <Box component="ol" aria-label="How it’s calculated" aria-busy={!steps} sx={linesStyles}>
      {steps ? (
        steps.map(({ name, terms, resultText }) => (
          <li key={name}>
            <Box component="span" sx={secondaryStyles}>{`${name}: `}</Box>
            {terms.map((term, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a step keep their positions
              <Fragment key={index}>
                {index > 0 && ` ${operatorSigns[term.operator]} `}
                <TermAmount term={term} title={title} onLeave={onLeave} />
                {term.note && <Box component="span" sx={secondaryStyles}>{` ${term.note}`}</Box>}
              </Fragment>
            ))}
            {resultText}
          </li>
        ))
      ) : (
        <li>
          <Skeleton animation={false} width="60%" />
        </li>
      )}
    </Box>
  );
}

const operatorSigns: Record<StepOperator, string> = {
  PLUS: '+',
  MINUS: '−',
  TIMES: '×',
  OVER: '÷',
  AT_LEAST: '≥',
};

/** Renders an amount as a link to its list or to the screen that contains the amount. */
function TermAmount({ term, title, onLeave }: { term: ExplanationTerm; title: string; onLeave: () => void }) {
  const open = useDrillDown();
  const { deals, ups, vacation, amount } = term;
  if (amount !== 0 && (deals ?? ups ?? vacation)) {
    const list = { deals, ups, vacation };
    return (
      <SourceLink onClick={() => open({ title: `${title}: ${term.text}`, list })}>{term.text}</SourceLink>
    );
  }
  const screen = term.isOfPlaces ? '/leaderboard' : term.setting && settingScreens[term.setting.name];
  if (screen) return <ScreenLink to={screen} text={term.text} onLeave={onLeave} />;
  return <>{term.text}</>;
}

const settingScreens: Record<SettingName, string> = {
  WORKING_DAYS: '/tick',
  POT: '/potofgold',
  GOAL: '/tick',
};

/**
 * Renders a link to a screen. If the drill-down lists are open over that screen, the link only closes the
 * lists.
 */
function ScreenLink({ to, text, onLeave }: { to: string; text: string; onLeave: () => void }) {
  const { pathname } = useLocation();
  if (pathname === to) return <SourceLink onClick={onLeave}>{text}</SourceLink>;
  return (
    <Link component={RouterLink} to={to} sx={linkStyles}>
      {text}
    </Link>
  );
}

function SourceLink({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={linkStyles}>
      {children}
    </Link>
  );
}

const linkStyles = { font: 'inherit', verticalAlign: 'baseline', textAlign: 'left' } as const;

const secondaryStyles = { color: 'text.secondary' } as const;

const linesStyles = {
  listStyle: 'none',
  m: 0,
  px: { xs: 2, sm: 3 },
  pb: 1.5,
  display: 'grid',
  rowGap: 0.5,
  typography: 'body2',
  // On a phone the larger spacing makes the links easier to tap.
  lineHeight: { xs: 2, sm: 1.6 },
  fontVariantNumeric: 'tabular-nums',
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import type { SettingName, StepOperator } from '../../generated/types';
import { useDrillDown } from '../../lib/opened/drillDown';
import type { ExplanationFieldsFragment } from '../../lib/opened/drillDown.generated';

type Step = ExplanationFieldsFragment['steps'][number];
type Term = Step['terms'][number];

type Props = {
  /** The number that is explained. */
  title: string;
  /** Undefined until they are known. */
  steps: readonly Step[] | undefined;
  /** Closes every list, down to the screen. */
  onLeave: () => void;
};

/** How a number comes about: a line for each step, each amount leading to what it stands on. */
export function ExplanationLines({ title, steps, onLeave }: Props) {
  return (
    <Box component="ol" aria-label="How it comes about" aria-busy={!steps} sx={frame}>
      {steps ? (
        steps.map(({ name, terms, resultText }) => (
          <li key={name}>
            <Box component="span" sx={quiet}>{`${name}: `}</Box>
            {terms.map((term, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a step keep their places
              <Fragment key={index}>
                {index > 0 && ` ${signs[term.operator]} `}
                <Amount term={term} title={title} onLeave={onLeave} />
                {term.note && <Box component="span" sx={quiet}>{` ${term.note}`}</Box>}
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

const signs: Record<StepOperator, string> = { PLUS: '+', MINUS: '−', TIMES: '×', OVER: '÷', AT_LEAST: '≥' };

/** An amount: it opens its list over this one, or leads to the screen that it stands on. */
function Amount({ term, title, onLeave }: { term: Term; title: string; onLeave: () => void }) {
  const open = useDrillDown();
  const { deals, ups, vacation, amount } = term;
  if (amount !== 0 && (deals ?? ups ?? vacation)) {
    const list = { deals, ups, vacation };
    return <Lead onClick={() => open({ title: `${title}: ${term.text}`, list })}>{term.text}</Lead>;
  }
  const screen = term.isOfPlaces ? '/leaderboard' : term.setting && screens[term.setting.name];
  if (screen) return <ScreenLink to={screen} text={term.text} onLeave={onLeave} />;
  return <>{term.text}</>;
}

const screens: Record<SettingName, string> = { WORKING_DAYS: '/tick', POT: '/potofgold', GOAL: '/tick' };

/** Leads to a screen; closes the lists when that is the one below them. */
function ScreenLink({ to, text, onLeave }: { to: string; text: string; onLeave: () => void }) {
  const { pathname } = useLocation();
  if (pathname === to) return <Lead onClick={onLeave}>{text}</Lead>;
  return (
    <Link component={RouterLink} to={to} sx={lead}>
      {text}
    </Link>
  );
}

function Lead({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Link component="button" type="button" onClick={onClick} sx={lead}>
      {children}
    </Link>
  );
}

const lead = { font: 'inherit', verticalAlign: 'baseline', textAlign: 'left' } as const;

const quiet = { color: 'text.secondary' } as const;

const frame = {
  listStyle: 'none',
  m: 0,
  px: { xs: 2, sm: 3 },
  pb: 1.5,
  display: 'grid',
  rowGap: 0.5,
  typography: 'body2',
  // On a phone a thumb finds one line among others.
  lineHeight: { xs: 2, sm: 1.6 },
  fontVariantNumeric: 'tabular-nums',
} as const;

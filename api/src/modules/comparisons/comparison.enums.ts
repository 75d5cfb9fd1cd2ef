import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { Decision } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import type { ComparisonActionKind } from './comparison.statements.ts';

export const ComparedAmountEnum = defineEnum('ComparedAmount', 'An amount that is compared.', {
  frontGross: 'Front gross.',
  backGross: 'Back gross.',
  totalGross: 'Front and back gross together.',
} satisfies Record<ComparedAmount, string>);

export const ComparedGroupEnum = defineEnum(
  'ComparedGroup',
  'In which group a line of a file or a deal stands.',
  {
    EQUAL: 'A line and its deal, whose amounts are the same.',
    DIFFERS: 'A line and its deal, one of whose amounts is another.',
    ONLY_FILE: 'A line without a deal.',
    ONLY_HERE: 'A deal without a line.',
    UNREADABLE: 'A line that names no deal or whose amounts cannot be read; with its deal.',
  } satisfies Record<ComparedGroup, string>,
);

export const MatchedByEnum = defineEnum('MatchedBy', 'By what a line and its deal were matched.', {
  NUMBER: 'The deal number.',
  STOCK: 'The stock number.',
  PERSON: 'Somebody said that it is so.',
} satisfies Record<MatchedBy, string>);

export const DecisionEnum = defineEnum('ComparisonDecision', 'What was decided.', {
  TAKEN: 'Theirs was taken.',
  KEPT: 'Ours was kept.',
} satisfies Record<Decision, string>);

export const ComparisonActionKindEnum = defineEnum('ComparisonActKind', 'What was done to lines.', {
  TAKE: 'Theirs was taken.',
  KEEP: 'Ours was kept, with a note.',
  HAND_ON: 'Left open, with a word for those who type gross.',
  CONFIRM: 'Confirmed? was ticked.',
  MATCH: 'A deal was said to be the line’s.',
} satisfies Record<ComparisonActionKind, string>);

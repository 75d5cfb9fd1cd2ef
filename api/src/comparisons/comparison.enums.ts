import { registerEnumType } from 'type-graphql';
import type { ComparedAmount } from '../rules/compare/amounts.ts';
import type { ComparedGroup } from '../rules/compare/groups.ts';
import type { MatchedBy } from '../rules/compare/match.ts';
import type { Decision } from '../rules/compare/settle.ts';
import type { ActKind } from './comparison.statements.ts';

export const ComparedAmountEnum = {
  frontGross: 'frontGross',
  backGross: 'backGross',
  totalGross: 'totalGross',
} as const satisfies Record<ComparedAmount, ComparedAmount>;
registerEnumType(ComparedAmountEnum, {
  name: 'ComparedAmount',
  description: 'An amount that is compared.',
  valuesConfig: {
    frontGross: { description: 'Front gross.' },
    backGross: { description: 'Back gross.' },
    totalGross: { description: 'Front and back gross together.' },
  },
});

export const ComparedGroupEnum = {
  EQUAL: 'EQUAL',
  DIFFERS: 'DIFFERS',
  ONLY_FILE: 'ONLY_FILE',
  ONLY_HERE: 'ONLY_HERE',
  UNREADABLE: 'UNREADABLE',
} as const satisfies Record<ComparedGroup, ComparedGroup>;
registerEnumType(ComparedGroupEnum, {
  name: 'ComparedGroup',
  description: 'In which group a line of a file or a deal stands.',
  valuesConfig: {
    EQUAL: { description: 'A line and its deal, whose amounts are the same.' },
    DIFFERS: { description: 'A line and its deal, one of whose amounts is another.' },
    ONLY_FILE: { description: 'A line without a deal.' },
    ONLY_HERE: { description: 'A deal without a line.' },
    UNREADABLE: { description: 'A line that names no deal or whose amounts cannot be read; with its deal.' },
  },
});

export const MatchedByEnum = { NUMBER: 'NUMBER', STOCK: 'STOCK', PERSON: 'PERSON' } as const satisfies Record<
  MatchedBy,
  MatchedBy
>;
registerEnumType(MatchedByEnum, {
  name: 'MatchedBy',
  description: 'By what a line and its deal were matched.',
  valuesConfig: {
    NUMBER: { description: 'The deal number.' },
    STOCK: { description: 'The stock number.' },
    PERSON: { description: 'Somebody said that it is so.' },
  },
});

export const DecisionEnum = { TAKEN: 'TAKEN', KEPT: 'KEPT' } as const satisfies Record<Decision, Decision>;
registerEnumType(DecisionEnum, {
  name: 'ComparisonDecision',
  description: 'What was decided.',
  valuesConfig: {
    TAKEN: { description: 'Theirs was taken.' },
    KEPT: { description: 'Ours was kept.' },
  },
});

export const ActKindEnum = {
  TAKE: 'TAKE',
  KEEP: 'KEEP',
  HAND_ON: 'HAND_ON',
  CONFIRM: 'CONFIRM',
  MATCH: 'MATCH',
} as const satisfies Record<ActKind, ActKind>;
registerEnumType(ActKindEnum, {
  name: 'ComparisonActKind',
  description: 'What was done to lines.',
  valuesConfig: {
    TAKE: { description: 'Theirs was taken.' },
    KEEP: { description: 'Ours was kept, with a note.' },
    HAND_ON: { description: 'Left open, with a word for those who type gross.' },
    CONFIRM: { description: 'Confirmed? was ticked.' },
    MATCH: { description: 'A deal was said to be the line’s.' },
  },
});

import type { UpType } from '../../../../generated/types';
import type { VisitFieldsFragment } from '../../../../lib/format/visit.generated';
import type { DayUp } from '../../newUps/newUp';
import type { UpLinksFieldsFragment } from './upLinks.generated';

/** Requested link of an up; null removes the link. A visit is chosen while its customer is typed. */
export type LinkRequest =
  | { deal: number | null }
  | { visit: null }
  | { visit: VisitFieldsFragment; typedName: string };

/** Variables of a link to a deal or to the previous visit. */
export type LinkVariables = { dealNumber: number | null } | { beforeId: number | null };

/** Variables of a link and of its undo, with their side effects. */
export type LinkPlan = {
  link: LinkVariables;
  undo: LinkVariables;
  /** Message in the row after linking. */
  message: string;
  /** Full customer name to save with the link, and the typed name to restore. */
  name?: { save?: string | undefined; undo?: string | undefined };
  /** Type to restore by the undo, because the server makes the up a B-Back. */
  typeBefore?: UpType | null;
};

/**
 * Plans a link of an up (up-log.md, Linked deal; Earlier visit).
 * @param links current links of the up
 */
export function planLink(
  request: LinkRequest,
  links: Pick<UpLinksFieldsFragment, 'deal' | 'visitBefore'> | undefined,
  { upType, customerName }: Pick<DayUp, 'upType' | 'customerName'>,
): LinkPlan {
  if ('deal' in request) {
    const previousNumber = links?.deal?.number ?? null;
    const message =
      request.deal === null ? `Deal #${previousNumber} unlinked.` : `Linked to deal #${request.deal}.`;
    return { link: { dealNumber: request.deal }, undo: { dealNumber: previousNumber }, message };
  }
  const undo = { beforeId: links?.visitBefore?.id ?? null };
  if (!request.visit) return { link: { beforeId: null }, undo, message: 'Earlier visit unlinked.' };

  const { typedName, visit } = request;
  const name = getLongerName(typedName, visit.customerName);
  const isNowBeBack = upType === null || upType === 'FRESH_UP';
  return {
    link: { beforeId: visit.id },
    undo,
    message: isNowBeBack ? 'Linked. Type is now B-Back.' : 'Linked.',
    name: {
      save: name === customerName ? undefined : name,
      undo: name === typedName ? undefined : typedName,
    },
    ...(isNowBeBack && { typeBefore: upType }),
  };
}

/**
 * Completes a partly typed name with the chosen name. Of two full names, returns the longer one (up-log.md,
 * Earlier visit).
 */
export function getLongerName(typedName: string, chosenName: string): string {
  const trimmed = typedName.trim();
  return trimmed.length < chosenName.length ? chosenName : trimmed;
}

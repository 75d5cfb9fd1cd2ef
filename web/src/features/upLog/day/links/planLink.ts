import type { UpType } from '../../../../generated/types';
import type { VisitFieldsFragment } from '../../../../lib/values/visit.generated';
import type { DayUp } from '../../newUps/newUp';
import { fullerName } from './fullerName';
import type { UpLinksFieldsFragment } from './upLinks.generated';

/** What someone wants to link an up to; null unlinks. A visit is chosen while its customer is typed. */
export type LinkRequest =
  | { deal: number | null }
  | { visit: null }
  | { visit: VisitFieldsFragment; typed: string };

/** The variables of a link to a deal or to the visit before. */
export type Link = { dealNumber: number | null } | { beforeId: number | null };

/** How a link is made and undone. */
export type LinkPlan = {
  link: Link;
  undo: Link;
  /** Shown in the row once it is linked. */
  message: string;
  /** The customer's full name to save with the link, and the typed one to go back to. */
  name?: { save?: string | undefined; undo?: string | undefined };
  /** The type to go back to after the undo: the server makes the up a B-Back. */
  typeBefore?: UpType | null;
};

/** Plans a link of an up (up-log.md, The deal of an up; A visit before). @param links what it is linked to now */
export function planLink(
  request: LinkRequest,
  links: Pick<UpLinksFieldsFragment, 'deal' | 'visitBefore'> | undefined,
  { upType, customerName }: Pick<DayUp, 'upType' | 'customerName'>,
): LinkPlan {
  if ('deal' in request) {
    const before = links?.deal?.number ?? null;
    const message =
      request.deal === null ? `Deal #${before} is unlinked.` : `Linked to deal #${request.deal}.`;
    return { link: { dealNumber: request.deal }, undo: { dealNumber: before }, message };
  }
  const undo = { beforeId: links?.visitBefore?.id ?? null };
  if (!request.visit) return { link: { beforeId: null }, undo, message: 'The visit is unlinked.' };

  const { typed, visit } = request;
  const name = fullerName(typed, visit.customerName);
  const isBackNow = upType === null || upType === 'FRESH_UP';
  return {
    link: { beforeId: visit.id },
    undo,
    message: isBackNow ? 'It is a B-Back now.' : 'Linked.',
    name: { save: name === customerName ? undefined : name, undo: name === typed ? undefined : typed },
    ...(isBackNow && { typeBefore: upType }),
  };
}

import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../../../../components/page/Toast';
import type { Day } from '../../../../lib/days/dates';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { sentenceOf } from '../../../../lib/server/sentenceOf';
import type { VisitFieldsFragment } from '../../../../lib/values/visit.generated';
import type { UpFieldsFragment } from '../../upLog.generated';
import type { UpEdits } from '../useUpEdits';
import { fullerName } from './fullerName';
import {
  LinkDealDocument,
  LinkVisitBeforeDocument,
  UpLinksDocument,
  type UpLinksFieldsFragment,
} from './upLinks.generated';

/** What was done to a row's links here, and can be taken back. */
type Done = { said: string; undo: () => void };

/** What the ups of a day are linked to, and what can be done about it (up-log.md, The deal of an up). */
export type UpLinks = {
  of: (id: number) => UpLinksFieldsFragment | undefined;
  /** What can be undone in the row. */
  doneTo: (id: number) => Done | undefined;
  /**
   * @param number null unlinks
   * @returns why not, when it was refused
   */
  linkDeal: (id: number, number: number | null) => Promise<string | undefined>;
  /** The same; a message says why not. */
  linkDealOrTell: (id: number, number: number | null) => void;
  /** Links a row to the visit that was chosen while its customer was typed, and completes the name. */
  choose: (id: number, typed: string, visit: VisitFieldsFragment) => void;
  unlinkVisit: (id: number) => void;
};

export function useUpLinks(day: Day, rows: readonly UpFieldsFragment[], edits: UpEdits): UpLinks {
  const { data, refetch } = useLiveQuery(UpLinksDocument, {
    variables: { day },
    days: { start: day, end: day },
  });
  const [linkDeal] = useMutation(LinkDealDocument);
  const [linkVisitBefore] = useMutation(LinkVisitBeforeDocument);
  const [done, setDone] = useState<Readonly<Record<number, Done>>>({});
  const showToast = useToast();

  /** Links as it is told to, and offers to undo it. @returns why not, when it was refused */
  const change = useCallback(
    async (id: number, link: () => Promise<unknown>, after?: Done): Promise<string | undefined> => {
      try {
        await link();
      } catch (error) {
        return `Nothing was linked. ${sentenceOf(error)}`;
      }
      setDone(({ [id]: _before, ...others }) => (after ? { ...others, [id]: after } : others));
      await refetch().catch(() => undefined);
      return undefined;
    },
    [refetch],
  );

  return useMemo(() => {
    const byId = new Map(data?.upLinks.map(links => [links.up.id, links]));
    const row = (id: number) => rows.find(each => each.id === id);
    const tell = (refusal: string | undefined) => refusal && showToast(refusal, 'error');
    const deal = (upId: number, dealNumber: number | null) => () =>
      linkDeal({ variables: { upId, dealNumber } });
    const visit = (upId: number, beforeId: number | null) => () =>
      linkVisitBefore({ variables: { upId, beforeId } });

    const linkToDeal = (id: number, number: number | null) => {
      const before = byId.get(id)?.deal?.number ?? null;
      const said = number === null ? `Deal #${before} is unlinked.` : `Linked to deal #${number}.`;
      const undo = () => void change(id, deal(id, before)).then(tell);
      return change(id, deal(id, number), { said, undo });
    };

    return {
      of: id => byId.get(id),
      doneTo: id => done[id],
      linkDeal: linkToDeal,
      linkDealOrTell: (id, number) => void linkToDeal(id, number).then(tell),
      unlinkVisit: id => {
        const before = byId.get(id)?.visitBefore?.id ?? null;
        const undo = () => void change(id, visit(id, before)).then(tell);
        void change(id, visit(id, null), { said: 'The visit is unlinked.', undo }).then(tell);
      },
      choose: (id, typed, { id: beforeId, customerName }) => {
        const before = byId.get(id)?.visitBefore?.id ?? null;
        const { upType = null, customerName: stored = '' } = row(id) ?? {};
        const name = fullerName(typed, customerName);
        const becomesBack = upType === null || upType === 'FRESH_UP';
        const save = (field: 'customerName' | 'upType', value: string | null) =>
          void edits.save({ row: id, field }, value as never);
        if (name !== stored) save('customerName', name);
        void change(id, visit(id, beforeId), {
          said: becomesBack ? 'It is a B-Back now.' : 'Linked.',
          undo: () => {
            if (name !== typed) save('customerName', typed);
            void change(id, visit(id, before)).then(refusal => {
              tell(refusal);
              if (!refusal && becomesBack) save('upType', upType);
            });
          },
        }).then(tell);
      },
    };
  }, [data, done, rows, edits, change, linkDeal, linkVisitBefore, showToast]);
}

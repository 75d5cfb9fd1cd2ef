import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../../../../components/page/Toast';
import type { Day } from '../../../../lib/days/dates';
import { useLiveQuery } from '../../../../lib/live/liveQuery';
import { sentenceOf } from '../../../../lib/server/sentenceOf';
import type { UpFieldsFragment } from '../../upLog.generated';
import type { UpField } from '../upSaves';
import type { UpEdits } from '../useUpEdits';
import { type Link, type LinkRequest, planLink } from './planLink';
import {
  LinkDealDocument,
  LinkVisitBeforeDocument,
  UpLinksDocument,
  type UpLinksFieldsFragment,
} from './upLinks.generated';

/** A link that was made here and can be undone. */
type MadeLink = { message: string; undo: () => void };

/** What the ups of a day are linked to, by the keys of their rows (up-log.md, The deal of an up). */
export type UpLinks = {
  of: (key: string) => UpLinksFieldsFragment | undefined;
  madeIn: (key: string) => MadeLink | undefined;
  /** Links a row. Resolves to the reason when it was rejected. */
  link: (key: string, request: LinkRequest) => Promise<string | undefined>;
  /** The same; a message shows the reason. */
  linkOrNotify: (key: string, request: LinkRequest) => void;
};

export function useUpLinks(day: Day, rows: readonly UpFieldsFragment[], edits: UpEdits): UpLinks {
  const { data, refetch } = useLiveQuery(UpLinksDocument, {
    variables: { day },
    days: { start: day, end: day },
  });
  const [linkDeal] = useMutation(LinkDealDocument);
  const [linkVisitBefore] = useMutation(LinkVisitBeforeDocument);
  const [made, setMade] = useState<ReadonlyMap<string, MadeLink>>(new Map());
  const showToast = useToast();

  /** Sends a link. @returns the reason when it was rejected */
  const send = useCallback(
    async (upId: number, link: Link): Promise<string | undefined> => {
      try {
        await ('dealNumber' in link
          ? linkDeal({ variables: { upId, ...link } })
          : linkVisitBefore({ variables: { upId, ...link } }));
      } catch (error) {
        return `Nothing was linked. ${sentenceOf(error)}`;
      }
      await refetch().catch(() => undefined);
      return undefined;
    },
    [linkDeal, linkVisitBefore, refetch],
  );

  return useMemo(() => {
    const byKey = new Map(data?.upLinks.map(links => [links.up.key, links]));
    const notify = (reason: string | undefined) => reason && showToast(reason, 'error');
    const showMade = (key: string, link?: MadeLink) =>
      setMade(
        before => new Map([...before].filter(([other]) => other !== key).concat(link ? [[key, link]] : [])),
      );

    async function link(key: string, request: LinkRequest): Promise<string | undefined> {
      const up = rows.find(row => row.key === key);
      if (!up) return undefined;
      const { id } = up;
      const plan = planLink(request, byKey.get(key), up);
      const save = (field: UpField, value: string | null | undefined) =>
        value === undefined ? undefined : void edits.save({ row: id, field }, value as never);

      async function undo(): Promise<void> {
        save('customerName', plan.name?.undo);
        const reason = await send(id, plan.undo);
        if (reason) return void notify(reason);
        showMade(key);
        save('upType', plan.typeBefore);
      }

      save('customerName', plan.name?.save);
      const reason = await send(id, plan.link);
      if (!reason) showMade(key, { message: plan.message, undo: () => void undo() });
      return reason;
    }

    return {
      of: key => byKey.get(key),
      madeIn: key => made.get(key),
      link,
      linkOrNotify: (key, request) => void link(key, request).then(notify),
    };
  }, [data, made, rows, edits, send, showToast]);
}

import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { ActsMenu, type MoreItem } from '../../../../components/page/MoreMenu';
import { useDealEditor } from '../../../../lib/opened/dealEditor';
import { visitWords } from '../../../../lib/values/visitWords';
import { useViewer } from '../../../../lib/viewer';
import { isUnstored } from '../../newUps/newUp';
import type { UpFieldsFragment } from '../../upLog.generated';
import { useRowShown, useUpActions } from '../upActions';
import { LinkButton } from './linkLook';

const WhichDeal = lazy(() => import('./WhichDeal').then(module => ({ default: module.WhichDeal })));

/** Below a row: the deal that it became, or that it wants, and the visit before it. Nothing where there is nothing to say. */
export function UpLinksLine({ up }: { up: UpFieldsFragment }) {
  const { links } = useUpActions();
  const { shown } = useRowShown(up);
  const { can } = useViewer();
  const editDeal = useDealEditor();
  const [isChoosing, setIsChoosing] = useState(false);
  const { deal, visitBefore } = links.of(up.id) ?? {};
  const done = links.doneTo(up.id);
  const choose = () => setIsChoosing(true);
  return (
    <Box sx={line}>
      {visitBefore && (
        <LinkMenu
          label={`Back after ${visitWords(visitBefore)}`}
          items={[
            { label: 'Open that day', to: `/uplog?day=${visitBefore.logDate}` },
            { label: 'Unlink the visit', run: () => links.unlinkVisit(up.id) },
          ]}
        />
      )}
      {deal && (
        <LinkMenu
          label={`Deal #${deal.number}`}
          items={[
            { label: can.recordDeals ? 'Open the deal' : 'Its way', run: () => editDeal(deal.number) },
            ...(can.recordDeals ? [] : [{ label: 'Show its day', to: `/?day=${deal.logDay}` }]),
            { label: 'Choose another deal', run: choose },
            { label: 'Unlink the deal', run: () => links.linkDealOrTell(up.id, null) },
          ]}
        />
      )}
      {!deal && shown.sold === 'YES' && !isUnstored(up.id) && (
        <LinkButton type="button" data-wanting aria-haspopup="dialog" onClick={choose}>
          Which deal?
        </LinkButton>
      )}
      {done && (
        <>
          <span role="status">{done.said}</span>
          <LinkButton type="button" onClick={done.undo}>
            Undo
          </LinkButton>
        </>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <WhichDeal up={up} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** What an up is linked to, and behind it what can be done about that. */
const LinkMenu = ({ label, items }: { label: string; items: readonly MoreItem[] }) => (
  <ActsMenu
    items={items}
    button={opens => (
      <LinkButton type="button" {...opens}>
        {label}
      </LinkButton>
    )}
  />
);

const line = {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  pb: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&:empty': { display: 'none' },
  displayPrint: 'none',
} as const;

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Fragment, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../components/look/icons';
import { Drawer } from '../../components/overlays';
import { screenNames } from '../../generated/rules/screenNames';
import { keysFor } from '../../lib/keys';
import { useViewer } from '../../lib/viewer';
import { screenAt } from '../find/screenNames';
import { everyPagesKeys, keysOfPage } from './pageKeys';
import { doableOn } from './pageRights';
import { wordsOfPage } from './pageWords';

/** What the page's words mean, what its keys do, what one can do there, and what is new (help.md). */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { can } = useViewer();
  const { pathname } = useLocation();
  const page = screenAt(pathname);
  const words = page ? wordsOfPage(page) : [];
  const keys = [...keysFor((page && keysOfPage[page]) ?? [], can), ...everyPagesKeys(can)];
  const doable = page ? doableOn(page, can) : [];
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: sheetLook } }}
    >
      <Box sx={headLook}>
        <Box component="h2" id={titleId}>
          Help{page && `: ${screenNames[page][0]}`}
        </Box>
        <IconButton aria-label="Close help" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {words.length > 0 && (
        <Part title="Words">
          {words.map(({ of, words: listed }) => (
            <Fragment key={of ?? ''}>
              {of && <h4>{of}</h4>}
              <Pairs pairs={listed.map(({ head, longHead, says }) => [head, says, longHead])} />
            </Fragment>
          ))}
        </Part>
      )}
      <Part title="Keys">
        <Pairs pairs={keys.map(({ keys: pressed, does }) => [pressed, does])} />
      </Part>
      <Part title="What you can do here">
        <ul>
          {doable.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
          {doable.length === 0 && <li>Read this page, and open what its figures count.</li>}
        </ul>
      </Part>
      <Part title={`Version ${__VERSION__}: what is new`}>
        <ul>
          {__NEWS__.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

function Pairs({
  pairs,
}: {
  pairs: readonly (readonly [name: string, says: string, longName?: string | undefined])[];
}) {
  return (
    <dl>
      {pairs.map(([name, says, longName]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {longName && <strong>{longName}: </strong>}
            {says}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const headLook = {
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  pl: 2,
  pr: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& h2': { m: 0, typography: 'h2' },
} as const;

const sheetLook = {
  width: { xs: '100vw', sm: 440 },
  typography: 'body2',
  '& section': { px: 2, pt: 2, ':last-child': { pb: 3 } },
  '& h3': { m: 0, mb: 1, typography: 'subtitle2', fontWeight: 650 },
  '& h4': { m: 0, mt: 1.5, mb: 0.75, typography: 'caption', fontWeight: 600, color: 'text.secondary' },
  '& ul': { m: 0, pl: 2.5, display: 'grid', gap: 0.5 },
  '& dl': { m: 0, display: 'grid', gap: 0.75 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '140px 1fr', columnGap: 1.5 },
  '& dt': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;

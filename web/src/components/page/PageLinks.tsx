import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { MoreMenu } from './MoreMenu';

export type PageLink = { label: string; to: string };

/** Leads from a page's head to what belongs to it. On a phone several links share a menu: the head has room for one. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const isPhone = useIsPhone();
  if (isPhone && links.length > 1) return <MoreMenu items={links} />;
  return links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to}>
      {label}
    </Button>
  ));
}

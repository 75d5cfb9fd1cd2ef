import { useStoreName } from '../../lib/auth/publicSettings';

/** Sets the title of the browser tab: the title of the page, then the name of the store. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${useStoreName()}`}</title>;

import { useStoreName } from '../../lib/storeName';

/** The title in the browser's tab: the page's, then the store's name. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${useStoreName()}`}</title>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is put into a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | undefined | readonly Piece[];

const rendered = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(rendered).join('');
  return String(piece ?? '').replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);
};

/** Markup whose filled-in texts are escaped. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]) =>
  new Markup(strings.map((text, index) => text + rendered(pieces[index])).join(''));

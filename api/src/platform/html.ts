const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is inserted into a page without escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type MarkupValue = Markup | string | number | undefined | readonly MarkupValue[];

const renderValue = (value: MarkupValue): string => {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(renderValue).join('');
  return String(value ?? '').replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
};

/** Builds markup and escapes the inserted texts. */
export const html = (strings: TemplateStringsArray, ...values: readonly MarkupValue[]) =>
  new Markup(strings.map((text, index) => text + renderValue(values[index])).join(''));

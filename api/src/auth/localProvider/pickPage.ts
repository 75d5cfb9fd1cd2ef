import { html } from '../../platform/html.ts';
import type { DemoPerson } from './demoPeople.ts';
import { page } from './page.ts';

/** What the sign-in page shows. */
export interface Pick {
  /** One for each position. */
  readonly demo: readonly DemoPerson[];
  /** Everyone else active, by position. */
  readonly others: readonly DemoPerson[];
  /** What was typed under "Another e-mail" and refused, with the reason. */
  readonly refused?: { readonly email: string; readonly name: string; readonly sentence: string };
}

/** "Pick a demo person": the whole local sign-in, there is no password. */
export const pickPage = ({ demo, others, refused }: Pick): string =>
  page(
    'Pick a demo person',
    html`<p>This is the local sign-in, for trying things out: no password is asked.</p>
${demo.length > 0 ? html`<form method="post" class="people">${demo.map(personButton)}</form>` : html`<p>The store has no active employee yet.</p>`}
${others.length > 0 ? otherPeople(others) : undefined}
${anotherEmail(refused)}
<form method="post"><button class="plain" name="choice" value="cancel">Cancel</button></form>`,
  );

const personButton = ({ name, role, email }: DemoPerson, index: number) =>
  html`<button name="email" value="${email}"${index === 0 ? html` autofocus` : undefined}>
<span class="name">${name}</span><span class="role">${role}</span><span class="email">${email}</span>
</button>`;

const otherPeople = (others: readonly DemoPerson[]) =>
  html`<form method="post" class="section">
<h2><label for="other">Someone else of the store</label></h2>
<div class="line"><select id="other" name="email" required>
<option value="">Choose a person</option>
${[...Map.groupBy(others, person => person.role)].map(
  ([role, people]) =>
    html`<optgroup label="${role}">${people.map(({ name, email }) => html`<option value="${email}">${name}</option>`)}</optgroup>`,
)}
</select><button class="primary">Sign in</button></div>
</form>`;

const anotherEmail = (refused: Pick['refused']) =>
  html`<details class="section"${refused ? html` open` : undefined}>
<summary>Another e-mail</summary>
<form method="post">
<p>To accept an invite as someone who is not an employee yet.</p>
${refused ? html`<p class="problem" role="alert">${refused.sentence}</p>` : undefined}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="off" value="${refused?.email}">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="200" autocomplete="off" value="${refused?.name}">
<button class="primary">Sign in</button>
</form>
</details>`;

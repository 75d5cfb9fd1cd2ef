import { html } from '../../platform/html.ts';
import type { DemoPerson } from './demoPeople.ts';
import { renderPage } from './page.ts';

/** The content of the sign-in page. */
export interface SignInPageContent {
  /** One person for each position. */
  readonly demo: readonly DemoPerson[];
  /** All other active people, by position. */
  readonly others: readonly DemoPerson[];
  /** The rejected text of "Another e-mail", with the reason. */
  readonly rejected?: { readonly email: string; readonly name: string; readonly message: string };
}

/** Renders "Pick a demo person", the page of the local sign-in. It has no passwords. */
export const renderSignInPage = ({ demo, others, rejected }: SignInPageContent): string =>
  renderPage(
    'Pick a demo person',
    html`<p>This is the local sign-in, for trying things out: no password is asked.</p>
${demo.length > 0 ? html`<form method="post" class="people">${demo.map(renderPersonButton)}</form>` : html`<p>The store has no active employee yet.</p>`}
${others.length > 0 ? renderOtherPeople(others) : undefined}
${renderEmailForm(rejected)}
<form method="post"><button class="plain" name="choice" value="cancel">Cancel</button></form>`,
  );

const renderPersonButton = ({ name, role, email }: DemoPerson, index: number) =>
  html`<button name="email" value="${email}"${index === 0 ? html` autofocus` : undefined}>
<span class="name">${name}</span><span class="role">${role}</span><span class="email">${email}</span>
</button>`;

const renderOtherPeople = (others: readonly DemoPerson[]) =>
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

const renderEmailForm = (rejected: SignInPageContent['rejected']) =>
  html`<details class="section"${rejected ? html` open` : undefined}>
<summary>Another e-mail</summary>
<form method="post">
<p>To accept an invite as someone who is not an employee yet.</p>
${rejected ? html`<p class="problem" role="alert">${rejected.message}</p>` : undefined}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="off" value="${rejected?.email}">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="200" autocomplete="off" value="${rejected?.name}">
<button class="primary">Sign in</button>
</form>
</details>`;

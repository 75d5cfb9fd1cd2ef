import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { allFigures, boards, fromApi } from './figures.mjs';

const { graphqlSchema } = await fromApi('http/schema.js');
const { POT_RULE } = await fromApi('rules/potOfGold/potRule.js');
const { dealFields, formFields, importedFields } = await fromApi('deals/deal.fields.js');
const { screens, viewedScreens } = await fromApi('screens.js');
const { VIEWED_LIST_FILES } = await fromApi('reports/exports/lists/viewedLists.js');
const { upFields } = await fromApi('uplogs/up.fields.js');
const { openWords } = await fromApi('rules/toDo/openWords.js');
const { SHEET_FIELDS } = await fromApi('rules/sheets/fields.js');

const names = ['number', ...Object.keys(formFields)];

const headsOf = ({ title, heads }) => [title, ...heads];

/** What a screen says of a figure. */
const shown = ({ head, longHead, kind, says }) => ({ head, longHead, kind, says });

const figuresOf = ([name, table]) => [
  name,
  {
    says: 'The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure).',
    value: Object.fromEntries(Object.entries(table).map(([figure, said]) => [figure, shown(said)])),
  },
];

/** The variable that a filter of the address sets: the argument of the file has the same name. */
const variablesOf = filters =>
  Object.fromEntries(Object.entries(filters).map(([filter, [variable]]) => [filter, variable]));

/** What screens know of the rules, by the file that has it: a screen loads the part that it draws. */
const parts = {
  ...Object.fromEntries(Object.entries(boards).map(figuresOf)),
  potRule: {
    says: 'What the rule of the pot names: units, days and per cent (pot-of-gold.md).',
    value: POT_RULE,
  },
  openPoints: {
    says: 'What can be open about a deal, in the order in which people are told, by the names that stand in addresses (rules.md, What is open).',
    value: Object.fromEntries(
      Object.entries(openWords).map(([kind, { name, ...words }]) => [name, { kind, ...words }]),
    ),
  },
  uncountedFields: {
    says: 'The fields of the deal form that can change in a closed month (closing.md, What a closed month refuses).',
    value: names.filter(name => !importedFields[name].counts),
  },
  viewedLists: {
    says: 'The lists that have views: the title, the first period, what the server sorts by for each column, and the variable of each filter of the address.',
    value: Object.fromEntries(
      Object.entries(VIEWED_LIST_FILES).map(([list, { period, sorted, filters }]) => [
        list,
        { title: viewedScreens[list].title, period, sorted, variables: variablesOf(filters) },
      ]),
    ),
  },
  screens: {
    says: 'The screens: what the router and the menus know of each.',
    value: Object.fromEntries(
      Object.entries(screens).map(([name, { title: _, keywords: __, ...screen }]) => [name, screen]),
    ),
  },
  screenNames: {
    says: 'What people call each screen: its title first, then other words that Find accepts.',
    value: Object.fromEntries(
      Object.entries(screens).map(([name, { title, keywords }]) => [name, [title, ...keywords]]),
    ),
  },
  fieldSays: {
    says: 'What each field of a deal and of an up is, in a sentence for people.',
    value: Object.fromEntries(
      Object.entries({ ...upFields, ...dealFields }).map(([name, { says, description }]) => [
        name,
        says ?? description,
      ]),
    ),
  },
  fieldHeads: {
    says: 'What people write above a column of each field of the deal form (sheets.md, Head and columns).',
    value: Object.fromEntries(names.map(name => [name, headsOf(SHEET_FIELDS.IMPORT_DEALS[name])])),
  },
};

/** Rules that the web runs as well, by their files: each imports nothing, so that its source can be copied. */
const copied = {
  typedMoney: 'api/src/rules/numbers/typedMoney.ts',
  foldText: 'api/src/rules/text/foldText.ts',
  goalLeft: 'api/src/rules/goals/goalLeft.ts',
};

const contentOf = name => {
  const { says, value } = parts[name];
  return `/** ${says} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
};

const copyOf = file =>
  `// A copy of ${file}, made by npm run codegen.\n\n${readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')}`;

const schema = await graphqlSchema();
const queries = Object.values(schema.getQueryType().getFields());
const topics = Object.fromEntries(
  queries.flatMap(({ name, extensions }) => (extensions.topics ? [[name, extensions.topics]] : [])),
);

const generated = {
  ...Object.fromEntries(Object.keys(parts).map(name => [`rules/${name}.ts`, contentOf(name)])),
  ...Object.fromEntries(Object.entries(copied).map(([name, file]) => [`rules/${name}.ts`, copyOf(file)])),
  'figures.graphql': `${allFigures.join('\n')}\n`,
  'topics.json': `${JSON.stringify(topics, null, 2)}\n`,
};

// Writes the files that the built api says to stdout, as JSON: each path with its content.
process.stdout.write(
  JSON.stringify({
    'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
    ...Object.fromEntries(
      Object.entries(generated).map(([file, content]) => [`web/src/generated/${file}`, content]),
    ),
  }),
);

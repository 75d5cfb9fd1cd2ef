import { readFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { figureFragments, figureTables, importFromApi } from './figures.mjs';

const { getGraphqlSchema } = await importFromApi('wiring/graphqlSchema.js');
const { POT_RULE } = await importFromApi('rules/potOfGold/potRule.js');
const { dealFields, formFields, importedFields } = await importFromApi('modules/deals/deal.fields.js');
const { screens, viewedScreens } = await importFromApi('platform/screens.js');
const { VIEWED_LIST_FILES } = await importFromApi('reports/exports/lists/viewedLists.js');
const { upFields } = await importFromApi('modules/upLog/up.fields.js');
const { channelLabels } = await importFromApi('reports/changes/channelLabels.js');
const { openItemLabels } = await importFromApi('rules/openItems/openItems.js');
const { SHEET_FIELDS } = await importFromApi('rules/sheets/fields.js');

const formFieldNames = ['number', ...Object.keys(formFields)];

const listHeaders = ({ title, headers }) => [title, ...headers];

/** Returns the properties of a figure that screens show. */
const toDisplayedFigure = ({ label, longLabel, kind, description }) => ({
  label,
  longLabel,
  kind,
  description,
});

const toFigureFile = ([name, table]) => [
  name,
  {
    comment: 'The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure).',
    value: Object.fromEntries(Object.entries(table).map(([key, figure]) => [key, toDisplayedFigure(figure)])),
  },
];

/** Returns the GraphQL variable of each URL filter. The argument of the export has the same name. */
const listVariables = filters =>
  Object.fromEntries(Object.entries(filters).map(([filter, [variable]]) => [filter, variable]));

/** The generated rule files of the web, by file name. A screen loads only the files that it shows. */
const ruleFiles = {
  ...Object.fromEntries(Object.entries(figureTables).map(toFigureFile)),
  potRule: {
    comment: 'The numbers of the pot rule: units, days and percent (pot-of-gold.md).',
    value: POT_RULE,
  },
  openItems: {
    comment: 'The kinds of open item of a deal by their names in URLs, in list order (rules.md, Open items).',
    value: Object.fromEntries(
      Object.entries(openItemLabels).map(([kind, { name, ...labels }]) => [name, { kind, ...labels }]),
    ),
  },
  channelLabels: {
    comment: 'The labels of the sources of a change (changes.md).',
    value: Object.fromEntries(
      Object.entries(channelLabels).map(([channel, label]) => [channel.toUpperCase(), label]),
    ),
  },
  uncountedFields: {
    comment: 'The fields of the deal form that can change in a closed month (closing.md).',
    value: formFieldNames.filter(name => !importedFields[name].isCounted),
  },
  viewedLists: {
    comment:
      'The lists with saved views: title, default period, sort of each column, and GraphQL variable of each URL filter.',
    value: Object.fromEntries(
      Object.entries(VIEWED_LIST_FILES).map(([list, { period, sorted, filters }]) => [
        list,
        { title: viewedScreens[list].title, period, sorted, variables: listVariables(filters) },
      ]),
    ),
  },
  screens: {
    comment: 'The screens, as used by the router and the menus.',
    value: Object.fromEntries(
      Object.entries(screens).map(([name, { title: _, keywords: __, ...screen }]) => [name, screen]),
    ),
  },
  screenNames: {
    comment: 'The names of each screen: its title first, then the keywords that Find accepts.',
    value: Object.fromEntries(
      Object.entries(screens).map(([name, { title, keywords }]) => [name, [title, ...keywords]]),
    ),
  },
  fieldDescriptions: {
    comment: 'The description of each field of a deal and of an up for the column help.',
    value: Object.fromEntries(
      Object.entries({ ...upFields, ...dealFields }).map(([name, { screenDescription, description }]) => [
        name,
        screenDescription ?? description,
      ]),
    ),
  },
  columnHeaders: {
    comment:
      'The column headers that are recognized for each field of the deal form (sheets.md, Header and columns).',
    value: Object.fromEntries(
      formFieldNames.map(name => [name, listHeaders(SHEET_FIELDS.IMPORT_DEALS[name])]),
    ),
  },
};

/** Rules that the web runs, too. These files import nothing, so their source can be copied. */
const copiedRules = {
  typedMoney: 'api/src/rules/numbers/typedMoney.ts',
  foldText: 'api/src/rules/text/foldText.ts',
  remainingGoal: 'api/src/rules/goals/remainingGoal.ts',
};

const formatRuleFile = name => {
  const { comment, value } = ruleFiles[name];
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
};

const formatCopy = file =>
  `// A copy of ${file}, made by npm run codegen.\n\n${readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')}`;

const schema = await getGraphqlSchema();
const queries = Object.values(schema.getQueryType().getFields());
const topics = Object.fromEntries(
  queries.flatMap(({ name, extensions }) => (extensions.topics ? [[name, extensions.topics]] : [])),
);

const generated = {
  ...Object.fromEntries(Object.keys(ruleFiles).map(name => [`rules/${name}.ts`, formatRuleFile(name)])),
  ...Object.fromEntries(
    Object.entries(copiedRules).map(([name, file]) => [`rules/${name}.ts`, formatCopy(file)]),
  ),
  'figures.graphql': `${figureFragments.join('\n')}\n`,
  'topics.json': `${JSON.stringify(topics, null, 2)}\n`,
};

// Writes the generated files as JSON to stdout: each path with its content.
process.stdout.write(
  JSON.stringify({
    'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
    ...Object.fromEntries(
      Object.entries(generated).map(([file, content]) => [`web/src/generated/${file}`, content]),
    ),
  }),
);

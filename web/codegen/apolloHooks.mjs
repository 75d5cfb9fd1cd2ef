import { Kind } from 'graphql';

/**
 * A codegen plugin: one hook for every operation, over the typed documents of `typed-document-node`. The published plugin
 * knows Apollo Client 3's types only, which would leave every hook's options and variables unchecked.
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(definition => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  const kinds = new Set(operations.map(({ operation }) => operation));
  const imported = [
    ...(kinds.has('query') ? ['type SkipToken', 'useLazyQuery', 'useQuery'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
    ...(kinds.has('subscription') ? ['useSubscription'] : []),
  ];
  return {
    prepend: [`import { ${imported.join(', ')} } from '@apollo/client/react';`],
    content: operations.map(hooksOf).join('\n'),
  };
}

function hooksOf({ operation, name, variableDefinitions = [] }) {
  const pascal = name.value[0].toUpperCase() + name.value.slice(1);
  const kind = operation[0].toUpperCase() + operation.slice(1);
  const types = `${pascal}${kind}, ${pascal}${kind}Variables`;
  const isOptional = variableDefinitions.every(
    ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
  );
  const mark = isOptional ? '?' : '';
  if (operation === 'query') {
    return [
      hook(
        `use${pascal}Query`,
        `options${mark}: useQuery.Options<${types}> | SkipToken`,
        `useQuery(${pascal}Document, options)`,
      ),
      hook(
        `use${pascal}LazyQuery`,
        `options?: useLazyQuery.Options<${types}>`,
        `useLazyQuery(${pascal}Document, options)`,
      ),
    ].join('\n');
  }
  if (operation === 'mutation') {
    return hook(
      `use${pascal}Mutation`,
      `options?: useMutation.Options<${types}>`,
      `useMutation(${pascal}Document, options)`,
    );
  }
  return hook(
    `use${pascal}Subscription`,
    `options${mark}: useSubscription.Options<${types}>`,
    `useSubscription(${pascal}Document, options)`,
  );
}

function hook(name, parameter, call) {
  return `export function ${name}(${parameter}) {\n  return ${call};\n}\n`;
}

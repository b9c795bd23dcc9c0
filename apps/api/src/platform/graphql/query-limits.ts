import { GraphQLError, Kind, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { ASTNode, ASTVisitor, SelectionSetNode, ValidationContext, ValidationRule } from 'graphql';

const deepest = 8;
const maxAliases = 20;
const maxRootFields = 10;

/** Longest document, in tokens; the parser stops there. */
export const maxTokens = 1_000;

/** Rules against queries that are small to send and large to answer. Introspection is for development. */
export function queryLimits(options: { readonly introspection: boolean }): ValidationRule[] {
  return [limitShape, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])];
}

/** Depth counts through fragments, so that a fragment cannot hide it. GraphQL's own rules reject cycles. */
function limitShape(context: ValidationContext): ASTVisitor {
  const refuse = (message: string, node: ASTNode) =>
    context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'invalid-body' } }));
  return {
    Document(document) {
      const fragments = new Map(
        document.definitions.flatMap((definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
        ),
      );
      let aliases = 0;
      const measure = (
        node: { readonly selectionSet?: SelectionSetNode | undefined },
        depth: number,
        path: readonly string[],
      ): void => {
        if (depth > deepest + 1) return;
        for (const selection of node.selectionSet?.selections ?? []) {
          if (selection.kind === Kind.FIELD) {
            if (selection.alias) aliases++;
            if (depth > deepest) refuse(`The query is deeper than ${deepest} levels.`, selection);
            measure(selection, depth + 1, path);
          } else if (selection.kind === Kind.INLINE_FRAGMENT) measure(selection, depth, path);
          else if (!path.includes(selection.name.value)) {
            const fragment = fragments.get(selection.name.value);
            if (fragment) measure(fragment, depth, [...path, selection.name.value]);
          }
        }
      };
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        measure(definition, 1, []);
        if (definition.selectionSet.selections.length > maxRootFields)
          refuse(`The query requests more than ${maxRootFields} things at once.`, definition);
      }
      if (aliases > maxAliases) refuse(`The query has more than ${maxAliases} aliases.`, document);
    },
  };
}

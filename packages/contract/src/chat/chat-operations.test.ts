import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chat, chatOperations } from './index.ts';

const schema: GraphQLSchema = buildSchema(readFileSync(new URL('../../chat.graphql', import.meta.url), 'utf8'));
const rootOf = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

describe('chat.graphql and the operations', () => {
  it('name the same fields', () => {
    for (const kind of ['query', 'mutation', 'subscription'] as const)
      expect(Object.keys(rootOf[kind]?.getFields() ?? {}).sort()).toEqual(
        chatOperations
          .filter((operation) => operation.kind === kind)
          .map((operation) => operation.name)
          .sort(),
      );
  });

  it.each(chatOperations.map((operation) => [operation.name, operation] as const))(
    '%s sends a document the schema accepts',
    (_, operation) => {
      const document = parse(operation.document);
      expect(validate(schema, document, specifiedRules)).toEqual([]);
      expect((document.definitions[0] as OperationDefinitionNode).operation).toBe(operation.kind);
    },
  );

  it.each(chatOperations.map((operation) => [operation.name, operation] as const))(
    '%s passes on every variable it checks',
    (_, operation) => {
      const checked = Object.keys(
        (z.toJSONSchema(operation.variables, { io: 'input' }) as { properties?: object }).properties ?? {},
      );
      const declared =
        (parse(operation.document).definitions[0] as OperationDefinitionNode).variableDefinitions?.map(
          ({ variable }) => variable.name.value,
        ) ?? [];
      expect(declared.sort()).toEqual(checked.sort());
      const field = rootOf[operation.kind]?.getFields()[operation.name];
      expect(field?.args.map((argument) => argument.name).sort()).toEqual(declared);
    },
  );

  it.each(chatOperations.map((operation) => [operation.name, operation] as const))(
    '%s asks for every field of its reply',
    (_, operation) => {
      const reply = z.toJSONSchema(operation.reply, { io: 'output' });
      const named = JSON.stringify(reply).matchAll(/"(\w+)":\{"(?:type|anyOf|\$ref)"/g);
      const fields = [...named]
        .map(([, name = '']) => name)
        .filter((name) => !/^[A-Z]/.test(name) && !['items', 'properties'].includes(name));
      for (const field of fields) expect(operation.document).toMatch(new RegExp(`\\b${field}\\b`));
    },
  );
});

describe('what the operations accept', () => {
  it.each([
    ['listMessages', { limit: 100, nextToken: 'x' }, true],
    ['listMessages', { limit: 101 }, false],
    ['listMessages', { filter: { recipientId: 7 } }, false],
    ['searchEmployees', { filter: { full_name: 'jo' }, limit: 50, from: 20 }, true],
    ['searchEmployees', { limit: 51 }, false],
    [
      'searchOrganizations',
      { filter: { name: 'lan', type: 'Club-Region' }, sort: { field: 'name', direction: 'asc' } },
      true,
    ],
    ['searchOrganizations', { sort: { field: 'password_hash', direction: 'asc' } }, false],
    ['createMessage', { input: { message: 'On my way', chatMessageRecipientId: 4 } }, true],
    ['createMessage', { input: { message: '', chatMessageRecipientId: 4 } }, false],
    ['createMessage', { input: { message: 'x', chatMessageRecipientId: 4, chatMessageFromId: 9 } }, false],
  ] as const)('%s with %j: %s', (name, variables, accepted) => {
    expect(chat[name].variables.safeParse(variables).success).toBe(accepted);
  });
});

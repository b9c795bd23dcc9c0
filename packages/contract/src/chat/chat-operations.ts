import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { messageLimit, readLimit } from '../call/rate-limits.ts';
import { employeeSearchResult } from '../schemas/employee.ts';
import { geographyTypeInput } from '../schemas/geography.ts';
import { chatMessage } from '../schemas/messaging.ts';
import { count, id, instant, positiveId, text } from '../schemas/scalars.ts';
import { type ChatOperation, defineOperation } from './define-operation.ts';

const nextToken = text(500).nullable().optional();
const direction = z.enum(['asc', 'desc']);
const searchPage = {
  limit: z.int().min(1).max(50).default(20),
  nextToken,
  from: z.int().min(0).max(10_000).optional(),
};

const organizationSearchResult = z
  .object({
    id: positiveId,
    name: z.string(),
    real_name: z.string(),
    type: z.string(),
    slug: z.string(),
    parent_type: z.string().nullable(),
    parent_id: id.nullable(),
    display_name: z.string(),
    latest_activity_on: instant.nullable(),
  })
  .meta({ id: 'OrganizationSearchResult' });

const messageFields =
  'id message chatMessageFromId chatMessageRecipientId fromEmployeeID createdAt from { user_id display_name } recipient { user_id display_name }';
const employeeFields =
  'id first_name last_name slug position_type organization_id full_name display_name login_id latest_activity_on unverified_email updated_auto';
const organizationFields = 'id name real_name type slug parent_type parent_id display_name latest_activity_on';

/** The chat store and the search service (specification, section 7), as declared in chat.graphql. */
export const chat = {
  createMessage: defineOperation({
    name: 'createMessage',
    kind: 'mutation',
    summary: 'Sends a message to one person in the view scope or the caller’s team; the sender is the caller',
    access: signedIn('W001'),
    rateLimit: messageLimit,
    variables: z.strictObject({
      input: z.strictObject({ id: z.uuid().optional(), message: text(4000), chatMessageRecipientId: positiveId }),
    }),
    reply: chatMessage,
    document: `mutation createMessage($input: NewMessage!) { createMessage(input: $input) { ${messageFields} } }`,
    status: 'final',
  }),

  onMessage: defineOperation({
    name: 'onMessage',
    kind: 'subscription',
    summary: 'Messages to or from the caller as they arrive',
    access: signedIn('W002', 'W007'),
    rateLimit: readLimit,
    variables: z.strictObject({ afterId: text(64).nullable().optional() }),
    reply: chatMessage,
    document: `subscription onMessage($afterId: ID) { onMessage(afterId: $afterId) { ${messageFields} } }`,
    status: 'final',
  }),

  userActivity: defineOperation({
    name: 'userActivity',
    kind: 'subscription',
    summary: 'Who is online within the view scope, then who comes online and goes offline',
    access: signedIn('W004', 'W007'),
    rateLimit: readLimit,
    variables: z.strictObject({}),
    reply: z.object({
      user_id: positiveId,
      display_name: z.string(),
      online: z.boolean(),
      latest_activity_on: instant.nullable(),
    }),
    document: 'subscription userActivity { userActivity { user_id display_name online latest_activity_on } }',
    status: 'final',
  }),

  listMessages: defineOperation({
    name: 'listMessages',
    kind: 'query',
    summary: 'The caller’s messages, newest first; the filter can only narrow them',
    access: signedIn('W003'),
    rateLimit: readLimit,
    variables: z.strictObject({
      filter: z
        .strictObject({
          withEmployeeId: positiveId.optional(),
          message: text(200, 0).optional(),
          createdAfter: instant.optional(),
          createdBefore: instant.optional(),
        })
        .optional(),
      limit: z.int().min(1).max(100).default(50),
      nextToken,
    }),
    reply: z.object({ items: z.array(chatMessage), nextToken: z.string().nullable() }),
    document: `query listMessages($filter: MessageFilter, $limit: Int, $nextToken: String) { listMessages(filter: $filter, limit: $limit, nextToken: $nextToken) { items { ${messageFields} } nextToken } }`,
    status: 'final',
  }),

  searchEmployees: defineOperation({
    name: 'searchEmployees',
    kind: 'query',
    summary: 'Employees within the view scope, by the start of a name or by organization',
    access: signedIn('W005'),
    rateLimit: readLimit,
    variables: z.strictObject({
      filter: z
        .strictObject({
          full_name: text(100, 0).optional(),
          organization_id: id.optional(),
          position_type: text(60).optional(),
        })
        .optional(),
      sort: z
        .strictObject({ field: z.enum(['full_name', 'position_type', 'latest_activity_on']), direction })
        .optional(),
      ...searchPage,
    }),
    reply: z.object({ items: z.array(employeeSearchResult), nextToken: z.string().nullable(), total: count }),
    document: `query searchEmployees($filter: EmployeeFilter, $sort: EmployeeSort, $limit: Int, $nextToken: String, $from: Int) { searchEmployees(filter: $filter, sort: $sort, limit: $limit, nextToken: $nextToken, from: $from) { items { ${employeeFields} } nextToken total } }`,
    status: 'final',
  }),

  searchOrganizations: defineOperation({
    name: 'searchOrganizations',
    kind: 'query',
    summary: 'Organizations within the view scope, by the start of a name',
    access: signedIn('W006'),
    rateLimit: readLimit,
    variables: z.strictObject({
      filter: z.strictObject({ name: text(100, 0).optional(), type: geographyTypeInput.optional() }).optional(),
      sort: z.strictObject({ field: z.enum(['name', 'type', 'latest_activity_on']), direction }).optional(),
      ...searchPage,
    }),
    reply: z.object({ items: z.array(organizationSearchResult), nextToken: z.string().nullable(), total: count }),
    document: `query searchOrganizations($filter: OrganizationFilter, $sort: OrganizationSort, $limit: Int, $nextToken: String, $from: Int) { searchOrganizations(filter: $filter, sort: $sort, limit: $limit, nextToken: $nextToken, from: $from) { items { ${organizationFields} } nextToken total } }`,
    status: 'final',
  }),
};

/** The same operations as a flat list. */
export const chatOperations: readonly ChatOperation[] = Object.values(chat);

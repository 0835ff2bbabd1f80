/** `openapi.json` describes the API for machines, from the same content as the tables of the docs. */
import {
  authorization,
  endpoint,
  errorBodyFields,
  type Field,
  httpCodes,
  requestFields,
  responseFields,
  webhookEvents,
  webhookFields,
} from '../content/facts/apiReference.ts';
import { changelog } from '../content/facts/changelog.ts';
import { openApi as text } from '../content/facts/openApi.ts';
import error from '../content/samples/error.json' with { type: 'json' };
import request from '../content/samples/request.json' with { type: 'json' };
import response from '../content/samples/response.json' with { type: 'json' };
import callCompleted from '../content/samples/webhook.json' with { type: 'json' };
import quotaExceeded from '../content/samples/webhookExceeded.json' with { type: 'json' };
import callFailed from '../content/samples/webhookFailed.json' with { type: 'json' };
import callStarted from '../content/samples/webhookStarted.json' with { type: 'json' };
import quotaWarning from '../content/samples/webhookWarning.json' with { type: 'json' };
import { site } from '../content/site.ts';
import { routeById } from '../content/routes.ts';
import { richMarkdown } from './richMarkdown.ts';
import { siteUrl } from './siteUrl.ts';

export interface Schema {
  readonly type: Field['type'];
  readonly description?: string;
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const [latest] = changelog;
const json = 'application/json';
const deliveries = [callStarted, callCompleted, callFailed, quotaWarning, quotaExceeded];

export function openApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: text.title,
      summary: text.summary,
      version: latest.version.replace(/^v/, ''),
      termsOfService: siteUrl(routeById('terms').path),
      contact: { email: site.supportEmail, url: siteUrl(routeById('contact').path) },
    },
    externalDocs: { description: text.docs, url: siteUrl(routeById('docsApiReference').path) },
    servers: [{ url: new URL(endpoint.url).origin }],
    security: [{ key: [] }],
    paths: {
      [endpoint.path]: {
        [endpoint.method.toLowerCase()]: {
          operationId: 'call',
          summary: text.call,
          requestBody: { required: true, ...body(text.request, 'Request', request) },
          responses: {
            200: body(text.success, 'Response', response),
            ...Object.fromEntries(httpCodes.map((code) => [code.code, errorResponse(code)])),
          },
        },
      },
    },
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event.name, webhook(event)])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: authorization.scheme.toLowerCase(), description: text.authentication },
      },
      schemas: {
        Request: objectOf(requestFields),
        Response: objectOf(responseFields),
        Error: objectOf(errorBodyFields),
        Delivery: objectOf(webhookFields),
      },
    },
  };
}

function body(description: string, schema: string, example: object) {
  return { description, content: { [json]: { schema: { $ref: `#/components/schemas/${schema}` }, example } } };
}

function errorResponse({ code, meaning, whatToDo }: (typeof httpCodes)[number]) {
  const description = `${meaning}. ${richMarkdown(whatToDo)} [${text.help}](${siteUrl(routeById('docsLimitsAndErrors').path)}#${code})`;
  // Only the error body of an invalid request is published. The others let readers test their error handling against a mock server.
  if (code === 400) return body(description, 'Error', error);
  const example = { error: { code: text.notPublished, message: meaning, type: text.notPublished } };
  return body(`${description} ${text.placeholders}`, 'Error', example);
}

function webhook({ name, when }: (typeof webhookEvents)[number]) {
  return {
    post: {
      operationId: name,
      summary: text.delivery(when),
      // The hub sends deliveries, so they carry no key of a caller.
      security: [],
      requestBody: {
        required: true,
        description: text.deliveryBody,
        content: {
          [json]: {
            schema: { allOf: [{ $ref: '#/components/schemas/Delivery' }, { properties: { event: { const: name } } }] },
            example: deliveries.find(({ event }) => event === name),
          },
        },
      },
      responses: { '2XX': { description: text.received } },
    },
  };
}

/** A response always has every documented field. A request marks its required fields. */
function objectOf(fields: readonly (Field & { readonly isRequired?: boolean })[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: fields.filter(({ isRequired = true }) => isRequired).map(({ name }) => name),
  };
}

function schemaOf(field: Field): Schema {
  const description = richMarkdown(field.description);
  switch (field.type) {
    case 'object':
      return { description, ...objectOf(field.fields) };
    case 'array':
      return { type: 'array', description, items: objectOf(field.fields) };
    default:
      return { type: field.type, description };
  }
}

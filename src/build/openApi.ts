/** `openapi.json` describes the API for machines, from the same content as the tables of the docs. */
import { authorization, endpoint, httpCodes, schemas, webhookEvents } from '../content/facts/apiReference.ts';
import { changelog } from '../content/facts/changelog.ts';
import { openApi as text } from '../content/facts/openApi.ts';
import request from '../content/samples/request.json' with { type: 'json' };
import response from '../content/samples/response.json' with { type: 'json' };
import callCompleted from '../content/samples/webhook.json' with { type: 'json' };
import quotaExceeded from '../content/samples/webhookExceeded.json' with { type: 'json' };
import callFailed from '../content/samples/webhookFailed.json' with { type: 'json' };
import callStarted from '../content/samples/webhookStarted.json' with { type: 'json' };
import quotaWarning from '../content/samples/webhookWarning.json' with { type: 'json' };
import { site } from '../content/site.ts';
import { siteUrl } from '../content/outputPaths.ts';
import { fillNames } from './highlight.ts';

const [latest] = changelog;
const json = 'application/json';
const deliveries = [callStarted, callCompleted, callFailed, quotaWarning, quotaExceeded];

export function openApi() {
  const document = {
    openapi: '3.1.1',
    info: {
      title: text.title,
      summary: text.summary,
      version: latest.version.replace(/^v/, ''),
      termsOfService: siteUrl('/terms'),
      contact: { email: site.supportEmail, url: siteUrl('/contact') },
    },
    externalDocs: { description: text.docs, url: siteUrl('/docs/api-reference') },
    servers: [{ url: new URL(endpoint.url).origin }],
    security: [{ key: [] }],
    paths: {
      [endpoint.path]: {
        [endpoint.method.toLowerCase()]: {
          operationId: 'call',
          summary: text.call,
          requestBody: { required: true, ...body(text.request, 'HubRequest', request) },
          responses: {
            200: body(text.success, 'HubResponse', response),
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
      schemas: { HubRequest: schemas.request, HubResponse: schemas.response, HubError: schemas.errorBody, HubEvent: schemas.delivery },
    },
  };
  // Descriptions link to pages of the site.
  return JSON.parse(fillNames(JSON.stringify(document)).replaceAll('](/', `](${siteUrl('/')}`)) as typeof document;
}

function body(description: string, schema: string, example: object) {
  return { description, content: { [json]: { schema: { $ref: `#/components/schemas/${schema}` }, example } } };
}

function errorResponse({ code, meaning, error, whatToDo }: (typeof httpCodes)[number]) {
  const description = `${meaning}. ${whatToDo} [${text.help}](/docs/limits-and-errors#${code}).`;
  // A mock server answers with these bodies, so that readers can test how they handle errors.
  return body(code === 400 ? description : `${description} ${text.placeholders}`, 'HubError', { error });
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
            schema: { allOf: [{ $ref: '#/components/schemas/HubEvent' }, { properties: { event: { const: name } } }] },
            example: deliveries.find(({ event }) => event === name),
          },
        },
      },
      responses: { '2XX': { description: text.received } },
    },
  };
}

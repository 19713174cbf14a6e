import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROWS, type Row } from '#server/access-table.fixture.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  examples?: unknown[];
}
interface Body {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  responses: Record<string, Body>;
  requestBody?: Body & { required: boolean };
}
interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let t: TestApp;
let text: string;
let document: Document;
beforeAll(async () => {
  t = await startTestApp();
  text = (await t.app.inject('/api/openapi.json')).body;
  document = JSON.parse(text);
});
afterAll(() => t.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
const operation = (id: string) => operations().find(({ operationId }) => operationId === id);

describe('the OpenAPI description', () => {
  it('passes the recommended rules of Redocly, and its examples match their schemas', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-schema-examples': 'error' },
    });
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('passes the OpenAPI rules of Spectral', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
    const problems = await spectral.run(JSON.parse(text));
    expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
  });

  it('names every operation with a verb and a noun, once', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]*)+$/);
  });

  it('names the schema of every JSON body and response', () => {
    const isNamed = ({ $ref, items, anyOf }: Schema): boolean =>
      Boolean($ref || (items && isNamed(items)) || anyOf?.every(isNamed));
    const isInline = ({ content }: Body) => {
      const schema = content?.['application/json']?.schema;
      return schema !== undefined && !isNamed(schema);
    };
    const inline = operations().filter(({ requestBody, responses }) =>
      [...(requestBody ? [requestBody] : []), ...Object.values(responses)].some(isInline),
    );
    expect(inline.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has an example for every schema, which the schema accepts', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(['BoatPage', 'FoundBoat', 'User', 'Error', 'Draft', 'NewListing']),
    );
    for (const name of names) {
      const { examples = [] } = document.components.schemas[name] ?? {};
      expect(examples.length, name).toBeGreaterThan(0);
      const schema = z.globalRegistry._idmap.get(name.replace(/Input$/, '')) as z.ZodType;
      for (const example of examples) expect(schema.safeParse(example).error?.issues, name).toBeUndefined();
    }
  });

  it('declares every status that the access table expects', () => {
    const statusesOf = ({ answers }: Row) => [
      ...new Set(
        ('visitor' in answers ? [answers] : Object.values(answers)).flatMap((each) => Object.values(each)),
      ),
    ];
    const undeclared = ROWS.flatMap((row) => {
      const [method = '', url = ''] = row.call.split(' ');
      const described = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      if (!described) return /docs|openapi|\*/.test(url) ? [] : [`${row.call} is not described`];
      return statusesOf(row)
        .filter((status) => !(status in described.responses))
        .map((status) => `${row.call} ${status}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('derives credentials, refusals and limits from the policy of the route', () => {
    const bearer = { bearer: [] };
    const cookie = { cookie: [] };
    expect(operation('signIn')?.security).toEqual([]);
    expect(operation('getBoat')?.security).toEqual([{}, bearer, cookie]);
    expect(operation('listMyBoats')?.security).toEqual([bearer, cookie]);
    expect(operation('createBoat')?.security).toEqual([bearer]);
    expect(operation('getTabSession')?.security).toEqual([cookie]);
    expect(operation('contactSeller')?.description).toContain(
      'At most 10 calls per hour for each client address.',
    );
    expect(operation('signIn')?.description).toContain(
      'At most 25 calls per 5 minutes for each client address.',
    );
    expect(operation('listUsers')?.responses['403']).toEqual({ $ref: '#/components/responses/Forbidden' });
    expect(operation('listBoats')?.responses).not.toHaveProperty('429');
  });

  it('says that the body of an approval may be left out', () => {
    expect(operation('approveBoat')?.requestBody?.required).toBe(false);
    expect(operation('rejectBoat')?.requestBody?.required).toBe(true);
  });

  it('is not changed by a schema of the same name that is registered later, and points to the public address of the server', async () => {
    expect(document.servers).toEqual([{ url: '/' }]);
    const deployed = await startTestApp({ PUBLIC_URL: 'https://boats.example' });
    const original = z.globalRegistry._idmap.get('SignInRequest');
    z.object({ pageOnly: z.string() }).meta({ id: 'SignInRequest' });
    const { components, servers } = (await deployed.app.inject('/api/openapi.json')).json<Document>();
    if (original) z.globalRegistry._idmap.set('SignInRequest', original);
    await deployed.close();
    expect(components).toEqual(document.components);
    expect(servers).toEqual([{ url: 'https://boats.example' }]);
  });
});

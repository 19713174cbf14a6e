import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import type { Deps } from '#server/deps.ts';
import { asDownload } from '#server/http/answers.ts';
import { reading, SPREADSHEET, tags } from '../route-settings.ts';
import { allowedValues, exampleBoat, spreadsheetTemplate } from './examples.ts';
import { csvHeader, csvLine } from './export-csv.ts';
import { XML_END, xmlAdvert, xmlHead } from './export-xml.ts';

interface Template {
  operationId: string;
  summary: string;
  description?: string;
  says: string;
  type: 'text/csv' | 'application/xml' | typeof SPREADSHEET;
  fileName: string;
  content: (at: Date) => string | Promise<Buffer>;
}

/** Files that show what an import reads, by the end of their address. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  'template.csv': {
    operationId: 'getImportTemplate',
    summary: 'Get an empty CSV file with our columns',
    description: 'Lists are joined by ";". `photos` are names of files in the ZIP.',
    says: 'The columns',
    type: 'text/csv',
    fileName: 'slipway-template.csv',
    content: () => `${CSV_COLUMNS.join(',')}\r\n`,
  },
  'template.xlsx': {
    operationId: 'getSpreadsheetTemplate',
    summary: 'Get an Excel file with our columns',
    description:
      'With an example boat, which an import leaves out, and a second sheet with the values that each column accepts.',
    says: 'The file',
    type: SPREADSHEET,
    fileName: 'slipway-template.xlsx',
    content: spreadsheetTemplate,
  },
  'example.csv': {
    operationId: 'getImportExample',
    summary: 'Get our columns with an example boat',
    says: 'The file',
    type: 'text/csv',
    fileName: 'slipway-example.csv',
    content: (at) => `${csvHeader()}${csvLine(exampleBoat(at))}`,
  },
  'values.csv': {
    operationId: 'getImportValues',
    summary: 'Get the values that each of our columns accepts',
    says: 'The file',
    type: 'text/csv',
    fileName: 'slipway-values.csv',
    content: allowedValues,
  },
  'example.xml': {
    operationId: 'getOpenMarineExample',
    summary: 'Get an OpenMarine file with an example boat',
    says: 'The file',
    type: 'application/xml',
    fileName: 'slipway-example.xml',
    content: (at) => `${xmlHead({ name: 'Lymington Yachts', at })}${xmlAdvert(exampleBoat(at))}${XML_END}`,
  },
};

export async function templateRoutes(app: FastifyInstance, deps: Deps) {
  for (const [path, { says, type, fileName, content, ...texts }] of Object.entries(TEMPLATES))
    app.get(
      `/api/imports/${path}`,
      {
        config: reading,
        schema: {
          ...texts,
          tags,
          response: {
            200: {
              description: says,
              content: { [type]: { schema: type === SPREADSHEET ? z.unknown() : z.string() } },
            },
          },
        },
      },
      async (_request, reply) => asDownload(reply, { type, fileName }).send(await content(deps.clock.now())),
    );
}

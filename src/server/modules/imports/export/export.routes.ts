import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fullName } from '#domain/accounts/names.ts';
import type { Deps } from '#server/deps.ts';
import { callerOf } from '#server/http/access/access.ts';
import { asDownload } from '#server/http/answers.ts';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';
import { csvHeader, csvLine } from './export-csv.ts';
import { XML_END, xmlAdvert, xmlHead } from './export-xml.ts';
import { type ExportedBoat, exportedBoats } from './exported-boats.ts';

const config = { access: 'account', scope: 'boats:read', limits: [perAccount(10, minutes(1))] } as const;

interface Format {
  type: 'text/csv' | 'application/xml';
  operationId: string;
  summary: string;
  head: (seller: { name: string; at: Date }) => string;
  boat: (boat: ExportedBoat) => string;
  end: string;
}

const FORMATS: Readonly<Record<'csv' | 'xml', Format>> = {
  csv: {
    type: 'text/csv',
    operationId: 'exportMyBoatsAsCsv',
    summary: 'Download your boats as a CSV file',
    head: csvHeader,
    boat: csvLine,
    end: '',
  },
  xml: {
    type: 'application/xml',
    operationId: 'exportMyBoatsAsXml',
    summary: 'Download your boats as an OpenMarine XML file',
    head: xmlHead,
    boat: xmlAdvert,
    end: XML_END,
  },
};

export async function exportRoutes(app: FastifyInstance, deps: Deps) {
  for (const [extension, { type, operationId, summary, head, boat, end }] of Object.entries(FORMATS))
    app.get(
      `/api/my-boats/export.${extension}`,
      {
        config,
        schema: {
          tags: ['Imports'],
          operationId,
          summary,
          description: 'Importing the file again changes nothing.',
          response: { 200: { description: 'The file', content: { [type]: { schema: z.string() } } } },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const at = deps.clock.now();
        async function* file() {
          yield head({ name: fullName(caller), at });
          for await (const exported of exportedBoats(deps.db, caller.accountId)) yield boat(exported);
          yield end;
        }
        const day = at.toISOString().slice(0, 10);
        return asDownload(reply, { type, fileName: `slipway-boats-${day}.${extension}` }).send(
          Readable.from(file()),
        );
      },
    );
}

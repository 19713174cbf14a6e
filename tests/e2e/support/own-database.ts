import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The journeys' Postgres has any free port, so its server leaves the address for the journeys. */
const addressFile = (dataDir: string) => join(dataDir, 'postgres-address');

export const shareAddress = (dataDir: string, address: string) => writeFile(addressFile(dataDir), address);

/** An empty database on the journeys' Postgres, for a server of a journey's own: it starts seconds sooner than an embedded one. */
export async function createOwnDatabase(): Promise<string> {
  const address = await readFile(addressFile(process.env.E2E_DATA_DIR ?? ''), 'utf8');
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, address).href;
}

import { existsSync, readFileSync } from 'node:fs';
import { isLocal } from '../environment.ts';

/** What the build leaves behind beside `dist/`: the form's address is baked into the pages. */
const RECORD = new URL('../../node_modules/.cache/eksempelbad/build.json', import.meta.url);

/** The form's address in the build at hand; nothing where the build left no record. */
export function builtEndpoint(): string | undefined {
  if (!existsSync(RECORD)) return undefined;
  const record: { formEndpoint?: string } = JSON.parse(readFileSync(RECORD, 'utf8'));
  return record.formEndpoint;
}

/** A sentence for whoever starts the servers, where the built form does not send to the inbox beside it. */
export function endpointNotice(endpoint: string, inboxPort: number): string | undefined {
  const url = URL.parse(endpoint);
  if (!url) return undefined;
  if (!isLocal(url)) return `Merk: Skjemaet i dette bygget sender til ${url.origin}, ikke til innboksen.`;
  if (Number(url.port || 80) === inboxPort) return undefined;
  return [
    `Merk: Nettstedet er bygget for en innboks på ${endpoint}, men innboksen er startet på port ${inboxPort}.`,
    `Henvendelser kommer ikke frem før du bygger på nytt: INBOX_PORT=${inboxPort} npm run build`,
  ].join('\n');
}

import { isLocal } from '../environment.ts';

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
